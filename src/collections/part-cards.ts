import { choosePopularItems, type PopularCard, type PopularRule } from '#domain/catalogue/popular-items.ts';
import { writeTitle } from '#domain/part/set-title.ts';
import { gatherFits, type PartCard } from '#domain/part-page/part-card.ts';
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
    const { slug, number, description, type, price, specifications } = part;
    const picture = part.photos.map(({ url }) => pictureOf(url)).find((one) => one !== null) ?? null;
    return [
      {
        slug,
        number,
        description,
        type,
        price,
        specifications,
        picture,
        fits: gatherFits(catalogue.applicationsOf(part)),
      },
    ];
  });
}

/**
 * The popular items that a page shows by its rule; one that the catalogue does not have is left out.
 * Its price is that of the build until the shop has answered (rule catalogue.card-offer).
 */
export function listPopularCards(rule: PopularRule, catalogue: CatalogueReader = readCatalogue()): PopularCard[] {
  return choosePopularItems(catalogue.popular ?? [], rule).flatMap(({ slug, description }) => {
    const part = catalogue.partsBySlug.get(slug);
    if (!part) return [];
    const picture = part.photos.map(({ url }) => pictureOf(url)).find((one) => one !== null) ?? null;
    const card: PopularCard = {
      slug,
      name: writeTitle(catalogue.titleOf(part), part),
      description: description || part.description,
      type: part.type,
      price: part.price,
      picture,
    };
    return [card];
  });
}
