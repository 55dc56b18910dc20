import type { Currency } from '../trade/amounts.ts';

/** Everything about a part that is not price or stock, in the words of the wire. */
export type PartText = {
  description: string;
  detaildescription: string;
  categorydescription: string;
  groupdescription: string;
  classdescription: string;
  parameter: string;
  recordtype: 'inventoryitem' | 'kititem';
  manufacturer: string;
  custombox: boolean;
  weight: number;
  photos: { _id: string; url: string }[];
  technicaldetails: { name: string; value: string }[];
  components: PartComponent[];
  features?: string[];
  gtin?: string;
  bulletin?: string;
  interchange?: Interchange[];
};
export type Interchange = { brand: string; number: string; kind: string };
export type PartComponent = { urlcomponent: string; quantity: number; name: string; description: string };

/** Net amounts in minor units; `formerNet` and `lowestNet` only while there is a promotion. */
export type NetPrice = { net: number; formerNet?: number; lowestNet?: number };
export type PartPrice = Record<Currency, NetPrice>;

/** Pieces. Goods under way arrive `days` days after today, whenever one asks. */
export type PartStock = {
  default: number;
  dropship: number;
  alternative: number;
  manufacturer: number;
  inTransit: { days: number; quantity: number }[];
};

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
