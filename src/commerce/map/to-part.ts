import { parsePartCode } from '#domain/part/part-code.ts';
import { decidePartType, type Part, type Photo } from '#domain/part/part.ts';
import type { PartPrice } from '#domain/price/part-price.ts';
import type { WireItem } from '../contract/item.ts';
import { sanitiseOverview } from './sanitise-overview.ts';
import { toMoney } from './to-money.ts';

const listPhotos = ({ photos, picture }: WireItem): Photo[] => {
  const urls = photos.length > 0 || !picture ? photos.map((photo) => photo.url) : [picture.url];
  return [...new Set(urls)].map((url) => ({ url }));
};

/** A promotion without a reduction is none (rule price.promotion). */
function toPrice({ price, currency }: WireItem, location: string): PartPrice {
  const localPrice = price.prices[location];
  if (!localPrice) throw new Error(`no price at ${location}: the contract lets no such item through`);
  const money = (amount: number) => toMoney(amount, currency);
  const { promotion } = localPrice;
  const isReduced = promotion && promotion.grossprice > localPrice.grossprice;
  const lowest = promotion?.lowestgross30days ?? null;
  return {
    net: money(localPrice.price),
    gross: money(localPrice.grossprice),
    promotion: isReduced
      ? { formerGross: money(promotion.grossprice), lowestGross30Days: lowest === null ? null : money(lowest) }
      : null,
  };
}

/**
 * An item of the commerce API as a part of ours, priced for `location`; its HTML is sanitised here
 * (rule commerce.sanitised).
 */
export function toPart(item: WireItem, location: string): Part {
  const { set, size } = parsePartCode(item.urlcomponent);
  const isKit = item.recordtype === 'kititem';
  return {
    id: item.id,
    slug: item.urlcomponent,
    number: item.number,
    set,
    size,
    name: item.name,
    description: item.description,
    overviewHtml: sanitiseOverview(item.detaildescription),
    type: decidePartType({
      code: item.urlcomponent,
      category: item.categorydescription,
      group: item.groupdescription,
      isKit,
    }),
    category: item.categorydescription,
    group: item.groupdescription,
    clearance: item.classdescription,
    parameter: item.parameter,
    features: item.features ?? [],
    specifications: item.technicaldetails.map(({ name, value }) => ({ name, value })),
    weightKg: item.weight,
    manufacturer: item.manufacturer,
    isKit,
    kitContents: item.components.map(({ urlcomponent, quantity, name, description }) => ({
      slug: urlcomponent,
      quantity,
      name,
      description,
    })),
    photos: listPhotos(item),
    gtin: item.gtin ?? null,
    bulletin: item.bulletin ?? null,
    interchange: (item.interchange ?? []).map(({ brand, number }) => ({ brand, number })),
    price: toPrice(item, location),
  };
}
