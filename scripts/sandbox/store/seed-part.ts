import { toGrosz, toMinor } from '../trade/amounts.ts';
import type { PartPrice, PartStock, PartText, StoredPart } from './part-types.ts';
import { choosePhotos } from './photo-choice.ts';
import type { Pictured } from './photo-choice.ts';
import type { HiddenItem, SeedItem, SeedSet } from './seed-files.ts';

/** One size of a set as a part of the store. */
export function toSeedPart(set: SeedSet, item: SeedItem): StoredPart {
  return {
    ...toIdentity(item, set.set_code),
    name: set.name.replace(set.set_code, item.number),
    text: toText(set, item),
  };
}

/** A code that shops hide: it is in the list of a real system too, with little text. */
export function toHiddenPart(item: HiddenItem): StoredPart {
  const set = item.size === '' ? item.urlcomponent : item.urlcomponent.slice(0, -item.size.length - 1);
  const pictured: Pictured = {
    code: set,
    type: item.type,
    position: item.type,
    suffix: '',
    pairs: 0,
    isKit: false,
    components: 0,
  };
  const text: PartText = {
    description: item.description,
    detaildescription: '',
    categorydescription: item.type,
    groupdescription: '',
    classdescription: '',
    parameter: '',
    recordtype: 'inventoryitem',
    manufacturer: 'ACL',
    custombox: false,
    weight: item.weight_kg,
    photos: toPhotos(pictured),
    technicaldetails: [],
    components: [],
  };
  return { ...toIdentity(item, set), name: item.name, text };
}

function toIdentity(item: SeedItem, set: string) {
  const { id, urlcomponent: slug, number, size } = item;
  return { id, slug, number, set, size, price: toPrice(item), stock: toStock(item), gone: false };
}

function toText(set: SeedSet, item: SeedItem): PartText {
  const components = item.components ?? set.components;
  return {
    description: set.description,
    detaildescription: set.detaildescription,
    categorydescription: set.categorydescription,
    groupdescription: set.groupdescription,
    classdescription: set.classdescription,
    parameter: set.parameter,
    recordtype: set.recordtype,
    manufacturer: set.manufacturer,
    custombox: set.custombox,
    weight: item.weight_kg,
    photos: toPhotos({
      ...set,
      code: set.set_code,
      isKit: set.recordtype === 'kititem',
      components: components.length,
    }),
    technicaldetails: set.technicaldetails.map(({ name, value }) => ({ name, value })),
    components,
    features: set.features,
    ...(item.gtin ? { gtin: item.gtin } : {}),
    ...(set.bulletin ? { bulletin: set.bulletin } : {}),
    ...(set.interchange.length > 0 ? { interchange: set.interchange } : {}),
  };
}

const toPhotos = (set: Pictured) => choosePhotos(set).map((name) => ({ _id: name, url: `/photos/${name}.jpg` }));

/** The data gives promotions in euro only: złoty at the rate of the data. */
function toPrice(item: SeedItem): PartPrice {
  const eur = { net: toMinor(item.price_net_eur) };
  const pln = { net: toMinor(item.price_net_pln) };
  if (!item.promotion) return { eur, pln };
  const formerNet = toMinor(item.promotion.old_price_net_eur);
  const lowestNet = toMinor(item.promotion.lowest_30_days_net_eur);
  return {
    eur: { ...eur, formerNet, lowestNet },
    pln: { ...pln, formerNet: toGrosz(formerNet), lowestNet: toGrosz(lowestNet) },
  };
}

function toStock({ stock }: SeedItem): PartStock {
  const { default: own, dropship, alternative, manufacturer } = stock;
  return {
    default: own,
    dropship,
    alternative,
    manufacturer,
    inTransit: stock.in_transit.map(({ days, quantity }) => ({ days, quantity })),
  };
}
