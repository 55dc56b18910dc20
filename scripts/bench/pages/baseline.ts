/** What the browser would run; data for search engines is none of it. */
const runs = /<script\b(?![^>]*type="application\/ld\+json")[^>]*>[^]*?<\/script>/g;
const styleLink = /<link rel="stylesheet" href="([^"]+)">/g;

/**
 * The same page as light as it can be: without scripts, and with its styles in the document, so that the first paint
 * waits for one answer alone. Text, pictures and fonts stay.
 */
export async function toBaseline(html: string, readStyle: (path: string) => Promise<string>): Promise<string> {
  const bare = html.replaceAll(runs, '');
  const paths = [...bare.matchAll(styleLink)].map(([, path = '']) => path);
  const style = `<style>${(await Promise.all(paths.map(readStyle))).join('\n')}</style>`;
  return bare.replaceAll(styleLink, '').replace('</head>', () => `${style}</head>`);
}
