/** One step of the way to a page; `href` is a path of ours ("/catalogue/Honda"). */
export type Crumb = { label: string; href: string };

/** Address of a make's page. */
export const makePath = (makeSlug: string): string => `/catalogue/${makeSlug}`;

/** Address of an engine's page. */
export const enginePath = (makeSlug: string, engineSlug: string): string => `/catalogue/${makeSlug}/${engineSlug}`;

const enginePage = /^\/catalogue\/([^/]+)\/([^/]+)$/;

/** Reads what `enginePath` wrote; null for any other page. */
export function readEnginePath(path: string): { makeSlug: string; engineSlug: string } | null {
  const [, makeSlug, engineSlug] = enginePage.exec(path) ?? [];
  return makeSlug && engineSlug ? { makeSlug, engineSlug } : null;
}

/** Address of a part or set; a plus of a kit's code stays a plus, because that is how the file is named. */
export const partPath = (slug: string): string => `/details/${encodeURIComponent(slug).replaceAll('%2B', '+')}`;

/** Address of the drawing of a part, made by the build where the part has one. */
export const drawingPath = (slug: string): string => `/drawings/${encodeURIComponent(slug)}.svg`;
