import { gatherFits, type PartCard } from '#domain/part/part-card.ts';
import { type CatalogueReader, readCatalogue } from './catalogue.ts';
import { pictureOf } from './pictures.ts';

/**
 * The parts that a text page names, by number; one that the catalogue does not have is left out, so that no page links
 * to a part that is not there.
 */
export function listPartCards(numbers: readonly string[], catalogue: CatalogueReader = readCatalogue()): PartCard[] {
  return numbers.flatMap((wanted) => {
    const part = catalogue.partsBySlug.get(wanted) ?? catalogue.partsBySet.get(wanted)?.[0];
    if (!part) return [];
    const { slug, number, description, type, specifications } = part;
    const picture = part.photos.map(({ url }) => pictureOf(url)).find((one) => one !== null) ?? null;
    return [
      { slug, number, description, type, specifications, picture, fits: gatherFits(catalogue.applicationsOf(part)) },
    ];
  });
}
