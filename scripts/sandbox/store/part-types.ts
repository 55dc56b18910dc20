import { z } from 'zod';
import { type Currency, toGrosz } from '../trade/amounts.ts';

const text = z.string().max(20_000);
const pieces = z.int().min(0).max(100_000);

/** Contents of a kit. */
export const partComponent = z.strictObject({
  urlcomponent: text,
  quantity: z.int().min(1),
  name: text,
  description: text,
});

/** Everything about a part that is not price or stock, in the words of the wire. */
export const partText = z.strictObject({
  description: text,
  detaildescription: text,
  categorydescription: text,
  groupdescription: text,
  classdescription: text,
  parameter: text,
  recordtype: z.enum(['inventoryitem', 'kititem']),
  manufacturer: text,
  custombox: z.boolean(),
  weight: z.number().min(0),
  photos: z.array(z.strictObject({ _id: text, url: text })),
  technicaldetails: z.array(z.strictObject({ name: text, value: text })),
  components: z.array(partComponent),
  features: z.array(text).optional(),
  gtin: text.optional(),
  bulletin: text.optional(),
  interchange: z.array(z.strictObject({ brand: text, number: text, kind: text })).optional(),
});
export type PartText = z.infer<typeof partText>;

/** Pieces. Goods under way arrive `days` days after today, whenever one asks. */
export const partStock = z.strictObject({
  default: pieces,
  dropship: pieces,
  alternative: pieces,
  manufacturer: pieces,
  inTransit: z.array(z.strictObject({ days: z.int().min(-365).max(1000), quantity: pieces })),
});
export type PartStock = z.infer<typeof partStock>;

export const noStock: PartStock = { default: 0, dropship: 0, alternative: 0, manufacturer: 0, inTransit: [] };
export const noText: PartText = {
  description: '',
  detaildescription: '',
  categorydescription: '',
  groupdescription: '',
  classdescription: '',
  parameter: '',
  recordtype: 'inventoryitem',
  manufacturer: 'ACL',
  custombox: false,
  weight: 0,
  photos: [],
  technicaldetails: [],
  components: [],
};

/** Net amounts in minor units; `formerNet` and `lowestNet` only while there is a promotion. */
export type NetPrice = { net: number; formerNet?: number; lowestNet?: number };
export type PartPrice = Record<Currency, NetPrice>;

/** With the former price and the lowest one of a promotion, both in cents: złoty at the rate of the data. */
export const withPromotion = (net: Record<Currency, number>, former: number, lowest?: number): PartPrice => ({
  eur: { net: net.eur, formerNet: former, ...(lowest === undefined ? {} : { lowestNet: lowest }) },
  pln: { net: net.pln, formerNet: toGrosz(former), ...(lowest === undefined ? {} : { lowestNet: toGrosz(lowest) }) },
});

/** `gone`: taken out of the range; still known to carts and orders that hold it. */
export type StoredPart = {
  id: string;
  slug: string;
  number: string;
  set: string;
  size: string;
  name: string;
  text: PartText;
  price: PartPrice;
  stock: PartStock;
  gone: boolean;
};
