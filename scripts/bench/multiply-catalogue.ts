import { createHash } from 'node:crypto';
import type { Application, Catalogue, Engine } from '#domain/catalogue/catalogue.ts';
import { toEngineSlug } from '#domain/catalogue/engine.ts';
import { compareText } from '#domain/compare-text.ts';
import { buildPartCode, parsePartCode } from '#domain/part/part-code.ts';
import type { Part } from '#domain/part/part.ts';

/** The same for a text and a copy every time, and evenly spread. */
const digest = (text: string, copy: number): Buffer => createHash('sha256').update(`${copy} ${text}`).digest();

/** "4B1606H" becomes "4B48213H": another core, the same in all codes of this copy. */
const renumber = (code: string, copy: number): string =>
  code.replaceAll(/\d{3,5}/g, (core) => String(10_000 + (digest(core, copy).readUInt32BE() % 90_000)));

const letters = 'ABCDEFGHIJKLMNPRSTUVWXYZ';

/** "K20A" becomes "K37C": a name of the same shape that keeps the letters it begins with. */
function rename(name: string, copy: number): string {
  const bytes = digest(name, copy);
  return name.replaceAll(/\d|(?<=\d)[A-Z]/g, (sign, at: number) => {
    const byte = bytes[at % bytes.length] ?? 0;
    return /\d/.test(sign) ? String(byte % 10) : letters.charAt(byte % letters.length);
  });
}

function copyPart(part: Part, copy: number): Part {
  const set = renumber(part.set, copy);
  const slug = buildPartCode(set, part.size);
  const interchange = part.interchange.map(({ brand, number }) => ({ brand, number: renumber(number, copy) }));
  const named = { slug, number: slug, set, name: part.name.replaceAll(part.set, set), interchange };
  return { ...part, ...named, id: `${part.id}-${copy}`, gtin: null, kitContents: [], photos: [] };
}

function copyEngine(engine: Engine, copy: number): Engine {
  const name = rename(engine.name, copy);
  const parts = engine.parts.map((slug) => {
    const { set, size } = parsePartCode(slug);
    return buildPartCode(renumber(set, copy), size);
  });
  const models = engine.models.split(', ').map((model) => rename(model, copy));
  return { ...engine, name, slug: toEngineSlug(name), models: models.join(', '), parts };
}

const copyApplication = (application: Application, copy: number): Application => {
  const engine = rename(application.engine, copy);
  const model = rename(application.model, copy);
  return { ...application, model, engine, engineSlug: application.engineSlug === null ? null : toEngineSlug(engine) };
};

type Piece = Pick<Catalogue, 'parts' | 'engines' | 'applications'>;

const copyPiece = (catalogue: Catalogue, copy: number): Piece => ({
  parts: catalogue.parts.map((part) => copyPart(part, copy)),
  engines: catalogue.engines.map((engine) => copyEngine(engine, copy)),
  applications: Object.fromEntries(
    Object.entries(catalogue.applications).map(([set, list]) => [
      renumber(set, copy),
      list.map((one) => copyApplication(one, copy)),
    ]),
  ),
});

/** The first of each key. */
const keepFirst = <T>(list: readonly T[], keyOf: (one: T) => string): T[] =>
  Map.groupBy(list, keyOf)
    .values()
    .flatMap(([first]) => (first === undefined ? [] : [first]))
    .toArray();

/**
 * A catalogue of `count` parts of the same shape: this one without its pictures, and copies of it under codes and names of their
 * own. The same every time.
 */
export function multiplyCatalogue(catalogue: Catalogue, count: number): Catalogue {
  const original = { ...catalogue, parts: catalogue.parts.map((part) => ({ ...part, photos: [] })) };
  // one more than the parts ask for: what two copies have alike counts once
  const copies = Array.from({ length: Math.ceil(count / catalogue.parts.length) }, (_, at) =>
    copyPiece(catalogue, at + 1),
  );
  const pieces: Piece[] = [original, ...copies];
  const parts = keepFirst(
    pieces.flatMap((piece) => piece.parts),
    ({ slug }) => slug,
  ).slice(0, count);
  const slugs = new Set(parts.map(({ slug }) => slug));
  const sets = new Set(parts.map(({ set }) => set));
  const engines = pieces
    .flatMap((piece) => piece.engines)
    .map((engine) => ({ ...engine, parts: engine.parts.filter((slug) => slugs.has(slug)) }))
    .filter((engine) => engine.parts.length > 0);
  const applications = pieces.toReversed().flatMap((piece) => Object.entries(piece.applications));
  return {
    makes: catalogue.makes,
    engines: keepFirst(engines, ({ makeSlug, slug }) => `${makeSlug}/${slug}`.toLowerCase()),
    parts: parts.toSorted((a, b) => compareText(a.slug, b.slug)),
    applications: Object.fromEntries(applications.filter(([set]) => sets.has(set))),
    related: {},
  };
}
