import type { Application, Catalogue } from '#domain/catalogue/catalogue.ts';
import type { PartType } from '#domain/part/part.ts';
import { toOwnTitle, writeTitle } from '#domain/part/set-title.ts';
import type { SearchDocument } from './library.ts';

/** "Honda K20A K24A, Acura K20A2": each engine once, as an answer shows it and as a visitor asks for it. */
function writeFits(applications: readonly Application[]): string {
  const byMake = Map.groupBy(applications, ({ make }) => make);
  return [...byMake].map(([make, rows]) => [make, ...new Set(rows.map(({ engine }) => engine))].join(' ')).join(', ');
}

/** What the trade calls a bearing beside its title, so that no library fails for want of a word. */
const words: Partial<Record<PartType, string>> = { rod: 'rods', main: 'mains', calico: 'coated', kit: 'kits' };

/** The parts of a catalogue as the libraries get them, one document for each part. */
export function toDocuments(catalogue: Catalogue): SearchDocument[] {
  return catalogue.parts.map((part) => ({
    slug: part.slug,
    number: part.number,
    title: [writeTitle(toOwnTitle(part), part), words[part.type]].filter(Boolean).join(' '),
    fits: writeFits(catalogue.applications[part.set] ?? []),
    replaces: part.interchange.map(({ number }) => number).join(' '),
  }));
}
