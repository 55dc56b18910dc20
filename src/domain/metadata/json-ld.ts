import type { Crumb } from '../catalogue/page-paths.ts';

/** Structured data for search engines (schema.org), as plain data; `serialiseJsonLd` makes it safe for HTML. */
export type JsonLd = Record<string, unknown>;

/** The way to a page as schema.org BreadcrumbList; `site` is the address of the shop without a slash at its end. */
export function toBreadcrumbJsonLd(site: string, crumbs: readonly Crumb[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: new URL(crumb.href, site).href,
    })),
  };
}

/**
 * JSON that can stand inside a script element: no `<`, so that no text of the data can close the element or open a
 * comment, and no line separators that old parsers take for the end of a line.
 */
export function serialiseJsonLd(value: JsonLd | readonly JsonLd[]): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
