const islandStyle = /<style>astro-island,[^<{]*\{[^}]*\}<\/style>/;

/** Astro writes the style of its islands before the first one, where HTML allows no style; its place is the head. */
export function moveIslandStyle(html: string): string {
  const [style] = islandStyle.exec(html) ?? [];
  const head = html.indexOf('</head>');
  if (style === undefined || head === -1 || html.indexOf(style) < head) return html;
  const bare = html.replace(islandStyle, '');
  return `${bare.slice(0, head)}${style}${bare.slice(head)}`;
}
