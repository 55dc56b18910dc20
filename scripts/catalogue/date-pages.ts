import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { enginePath, makePath, partPath } from '#domain/catalogue/page-paths.ts';
import { articlePath } from '#domain/news/article.ts';

/** The part of another page's part that a row or card shows. */
type RowContents = Map<string, unknown>;

const showInRows = ({ parts }: Catalogue): RowContents =>
  new Map(
    parts.map(({ slug, type, description, clearance, parameter, size, photos }) => [
      slug,
      [slug, type, description, clearance, parameter, size, photos[0]],
    ]),
  );

function* listPages(catalogue: Catalogue): Generator<[path: string, shows: unknown]> {
  const { makes, engines, parts, applications, related, news, distributors } = catalogue;
  const rowContents = showInRows(catalogue);
  const show = (slugs: string[] = []) => slugs.map((slug) => rowContents.get(slug));
  const sizes = Map.groupBy(parts, ({ set }) => set);
  const enginesOf = Map.groupBy(engines, ({ makeSlug }) => makeSlug);
  yield ['/catalogue', makes];
  if (distributors) yield ['/distributors', distributors];
  if (news) yield ['/news', news];
  for (const article of news ?? []) yield [articlePath(article.slug), article];
  for (const make of makes) yield [makePath(make.slug), [make, enginesOf.get(make.slug)]];
  for (const engine of engines) yield [enginePath(engine.makeSlug, engine.slug), [engine, show(engine.parts)]];
  for (const part of parts) {
    const others = sizes.get(part.set)?.map(({ slug }) => slug);
    yield [partPath(part.slug), [part, others, applications[part.set], show(related[part.set])]];
  }
}

const writePages = (catalogue: Catalogue): Map<string, string> =>
  new Map([...listPages(catalogue)].map(([path, shows]) => [path, JSON.stringify(shows)]));

/**
 * For each page of the catalogue the time of the pull in which what it shows last changed, carried over from the `last`
 * snapshot where nothing did; a page that the last one has without a time was so at its pull. Stock is not part of it:
 * pages ask it live. Times ISO 8601 UTC.
 */
export function datePages(
  catalogue: Catalogue,
  last: { catalogue: Catalogue; pulledAt: string } | null,
  pulledAt: string,
): Record<string, string> {
  const before = last ? writePages(last.catalogue) : new Map<string, string>();
  const dates = [...writePages(catalogue)].map(([path, shows]) => {
    const isSame = last !== null && before.get(path) === shows;
    return [path, isSame ? (last.catalogue.changed?.[path] ?? last.pulledAt) : pulledAt];
  });
  return Object.fromEntries(dates);
}
