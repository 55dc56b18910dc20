import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sanitizeHtml from 'sanitize-html';
import type { Seller } from '#config/sellers.ts';
import type { LegalRegion } from '#domain/seller/legal-region.ts';

/** What a reader of the text would not miss: ways about the page, and what needs a script. */
const left = ['nav', 'script', 'style', 'template', 'button', 'svg', 'select', 'form'];
const blocks = [
  'h1',
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'table',
  'caption',
  'tr',
  'th',
  'td',
  'address',
  'div',
  'section',
];

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of the region's buyers alone, with the blocks that make lines. */
const reduce = (html: string, region: LegalRegion): string =>
  sanitizeHtml(html, {
    allowedTags: [...blocks, 'b', 'span', 'dl', 'dt', 'dd'],
    allowedAttributes: { '*': ['data-for-region', 'data-region-note', 'data-not-printed'] },
    nonTextTags: left,
    exclusiveFilter: ({ attribs }) =>
      'data-region-note' in attribs ||
      'data-not-printed' in attribs ||
      !(attribs['data-for-region'] ?? region).split(' ').includes(region),
  });

/**
 * The terms as plain text, as the buyers of one region read them: what is mailed stays as it was agreed to, whatever becomes of the page
 * (rule order.confirmation).
 */
export function writeTermsText(page: string, region: LegalRegion): string {
  const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
  return reduce(main, region)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<span>([\d.]+)<\/span> ?<h2>/g, '<h2>$1. ')
    .replaceAll(/<\/b> ?<span>/g, '\n')
    .replaceAll(/<div> ?<dt>/g, '\n')
    .replaceAll(/<\/dt> ?<dd>/g, ': ')
    .replaceAll(/<\/dd> ?<\/div>/g, '')
    .replaceAll(/<li[^>]*>/g, '\n- ')
    .replaceAll(/<\/t[hd]> ?<t[hd][^>]*>/g, ' | ')
    .replaceAll(/<tr[^>]*>/g, '\n')
    .replaceAll(/<\/?(?:h\d|p|ul|ol|dl|table|caption|address|div|section)[^>]*>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/[ \u00a0]*\n[ \u00a0]*/g, '\n')
    .replaceAll(/^-\n+/gm, '- ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const regions: Record<Seller['country'], LegalRegion> = { NL: 'nl', PL: 'eu' };

/** The same of the pages that were just built, by the country of the seller. */
export async function readTermsTexts(client: string): Promise<Record<string, string>> {
  const page = await readFile(join(client, 'terms/index.html'), 'utf8');
  return Object.fromEntries(Object.entries(regions).map(([seller, region]) => [seller, writeTermsText(page, region)]));
}
