import type { StoredPart } from '../store/part-types.ts';
import { toDecimal } from '../trade/amounts.ts';
import type { PricedLine } from '../trade/cart-sums.ts';

/** A line of a cart or an order; `grosamount` is the whole line after discount. */
export type WireLine = {
  _id: string;
  quantity: number;
  displayname: string;
  grosamount: number;
  discountrate: number;
  kitcomponent: boolean;
  item: { _id: string; number: string; urlcomponent: string; photos: { url: string }[] };
};

/** The line, and behind a kit its contents as lines of their own that cost nothing and follow the kit's quantity. */
export function toLines(
  line: PricedLine,
  percent: number,
  partOfSlug: (slug: string) => StoredPart | null,
): WireLine[] {
  const { part } = line;
  const own: WireLine = {
    _id: line.id,
    quantity: line.quantity,
    displayname: part.name,
    grosamount: toDecimal(line.amount),
    discountrate: percent / 100,
    kitcomponent: false,
    item: { _id: part.id, number: part.number, urlcomponent: part.slug, photos: toPhotos(part) },
  };
  if (part.text.recordtype !== 'kititem') return [own];
  const contents = part.text.components.map((component, index): WireLine => {
    const inside = partOfSlug(component.urlcomponent);
    return {
      _id: `${line.id}-${index + 1}`,
      quantity: line.quantity * component.quantity,
      displayname: component.name,
      grosamount: 0,
      discountrate: 0,
      kitcomponent: true,
      item: {
        _id: inside?.id ?? component.urlcomponent,
        number: inside?.number ?? component.name,
        urlcomponent: component.urlcomponent,
        photos: inside ? toPhotos(inside) : [],
      },
    };
  });
  return [own, ...contents];
}

const toPhotos = ({ text }: StoredPart) => text.photos.map(({ url }) => ({ url }));
