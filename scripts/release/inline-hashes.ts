import { createHash } from 'node:crypto';

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="(?:application\/(?:ld\+)?json|speculationrules)")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Adds the content-security-policy hashes of a page's inline scripts and styles to the sets. */
export function collectInlineHashes(html: string, into: { scripts: Set<string>; styles: Set<string> }): void {
  for (const [, text = ''] of html.matchAll(inlineScript)) if (text.trim()) into.scripts.add(hashOf(text));
  for (const [, text = ''] of html.matchAll(inlineStyle)) if (text.trim()) into.styles.add(hashOf(text));
}
