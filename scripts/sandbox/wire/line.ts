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
