/**
 * The one address of a page: site, path without trailing slash, query and hash; the home page keeps its slash.
 * `site` is the shop's address without a trailing slash, `path` begins with one.
 */
export function toCanonical(site: string, path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  const trimmed = bare.replace(/\/+$/, '');
  return `${site.replace(/\/+$/, '')}${trimmed === '' ? '/' : trimmed}`;
}
