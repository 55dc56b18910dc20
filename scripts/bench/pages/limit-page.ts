import { listFaces } from '../../release/first-paint.ts';

/** What the browser would run; data for search engines is none of it. */
const runs = /<script\b(?![^>]*type="application\/ld\+json")[^>]*>[^]*?<\/script>/g;
const preloads = /<link\b[^>]*rel="modulepreload"[^>]*>/g;
const styleLink = /<link rel="stylesheet" href="([^"]+)">/g;

/** The rules of the first paint, which the file holds once more but for the fonts (`release/first-paint.ts`). */
const firstStyle = /<style data-first-paint>([^]*?)<\/style>/g;

/**
 * The same page as light as it can be: without scripts, and with its styles in the document, once, so that the first paint
 * waits for one answer alone. Text, pictures and fonts stay.
 */
export async function toLimitPage(html: string, readStyle: (path: string) => Promise<string>): Promise<string> {
  const bare = html.replaceAll(runs, '').replaceAll(preloads, '').replaceAll(firstStyle, '');
  const paths = [...bare.matchAll(styleLink)].map(([, path = '']) => path);
  const fonts = [...html.matchAll(firstStyle)].flatMap(([, rules = '']) => listFaces(rules));
  const style = `<style>${[...fonts, ...(await Promise.all(paths.map(readStyle)))].join('\n')}</style>`;
  return bare.replaceAll(styleLink, '').replace('</head>', () => `${style}</head>`);
}
