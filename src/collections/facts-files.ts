import type { Part } from '#domain/part/part.ts';
import { type SetFacts, toSetFacts } from '#domain/part-page/set-facts.ts';
import { readCatalogue } from './catalogue.ts';
import { pictureOf } from './pictures.ts';

const photoOf = (part: Part): string | null =>
  part.photos.map(({ url }) => pictureOf(url)).find((picture) => picture !== null)?.small ?? null;

/** The facts of every set with a visible part, one for each file under /facts. */
export function listFactsFiles(catalogue = readCatalogue()): SetFacts[] {
  return [...catalogue.partsBySet.values()].flatMap(([first, ...others]) =>
    first ? [toSetFacts([first, ...others], catalogue.applicationsOf(first), photoOf, catalogue.titleOf(first))] : [],
  );
}
