import { firstStyle } from '../../release/first-paint.ts';

/** What the browser would run; data for search engines is none of it. */
const runs = /<script\b(?![^>]*type="application\/ld\+json")[^>]*>[^]*?<\/script>/g;
const preloads = /<link\b[^>]*rel="modulepreload"[^>]*>/g;
const styleLink = /<link rel="stylesheet" href="([^"]+)">/g;

/** The rules of the first paint; the file has the others, and some of these again (`release/late-rules.ts`: 2 to 5.5 KB). */
const firstStyles = new RegExp(firstStyle, 'g');

/**
 * The same page as light as it can be: without scripts, and with its styles in the document, so that the first paint
 * waits for one answer alone. Text, pictures and fonts stay.
 */
export async function toLimitPage(html: string, readStyle: (path: string) => Promise<string>): Promise<string> {
  const bare = html.replaceAll(runs, '').replaceAll(preloads, '').replaceAll(firstStyles, '');
  const paths = [...bare.matchAll(styleLink)].map(([, path = '']) => path);
  const first = [...html.matchAll(firstStyles)].map(([, rules = '']) => rules);
  const style = `<style>${[...first, ...(await Promise.all(paths.map(readStyle)))].join('\n')}</style>`;
  return bare.replaceAll(styleLink, '').replace('</head>', () => `${style}</head>`);
}
