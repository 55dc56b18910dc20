import { createHash } from 'node:crypto';

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="(?:application\/(?:ld\+)?json|speculationrules)")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Pages have a few scripts and styles between them: each is digested once. */
const known = new Map<string, string>();
/** Scripts that hold something of one page are not kept. */
const mostKnown = 500;

function hashOf(text: string): string {
  const hash = known.get(text) ?? `sha256-${createHash('sha256').update(text).digest('base64')}`;
  // in letters of its own: what is cut out of a page holds on to all of it
  if (known.size < mostKnown && !known.has(text)) known.set(Buffer.from(text).toString(), hash);
  return hash;
}

/** Adds the content-security-policy hashes of a page's inline scripts and styles to the sets. */
export function collectInlineHashes(html: string, into: { scripts: Set<string>; styles: Set<string> }): void {
  for (const [, text = ''] of html.matchAll(inlineScript)) if (text.trim()) into.scripts.add(hashOf(text));
  for (const [, text = ''] of html.matchAll(inlineStyle)) if (text.trim()) into.styles.add(hashOf(text));
}
