import { z } from 'zod';
import {
  noStock,
  noText,
  partStock,
  partText,
  type PartPrice,
  type PartStock,
  type StoredPart,
  withPromotion,
} from '../store/part-types.ts';
import { toDecimal, toGrosz, toMinor } from '../trade/amounts.ts';

const pieces = partStock.shape.default;
const amount = z.number().min(0).max(1_000_000);

/**
 * What a person may change of a part. `price` and `pricepln` are net; without `pricepln` the złoty price follows at 4.30.
 * `promotion` gives the former net price in euro, null ends it. `stock` as a number: so many on the own shelf and nothing else;
 * as an object: only the shelves named.
 */
export const partForm = partText.partial().extend({
  name: z.string().min(1).max(200).optional(),
  number: z.string().min(1).max(60).optional(),
  set: z.string().max(60).optional(),
  size: z.string().max(20).optional(),
  price: amount.optional(),
  pricepln: amount.optional(),
  promotion: z.strictObject({ price: amount, lowest30days: amount.optional() }).nullable().optional(),
  stock: z.union([pieces, partStock.partial()]).optional(),
});
export type PartForm = z.infer<typeof partForm>;

const slugPattern = /^[A-Z0-9][A-Z0-9.+-]{0,59}$/;
export const isSlug = (text: string): boolean => slugPattern.test(text);
/** What may be changed of a part that is there: its address too, which its id outlives. */
export const changeForm = partForm.extend({ slug: z.string().regex(slugPattern).optional() });

/** The part with the form's fields changed, and it is in the range again. */
export function changePart(
  part: StoredPart,
  { name, number, set, size, price, pricepln, promotion, stock, ...texts }: PartForm,
): StoredPart {
  return {
    ...part,
    name: name ?? part.name,
    number: number ?? part.number,
    set: set ?? part.set,
    size: size ?? part.size,
    text: { ...part.text, ...texts },
    price: changePrice(part.price, { price, pricepln, promotion }),
    stock: changeStock(part.stock, stock),
    gone: false,
  };
}

/** A whole part out of a form: what the form leaves out is empty. `slug` gives number, set and size where the form does not. */
export function newPart(id: string, slug: string, form: PartForm): StoredPart {
  const dash = slug.lastIndexOf('-');
  const [set, size] = dash > 0 ? [slug.slice(0, dash), slug.slice(dash + 1)] : [slug, ''];
  const price: PartPrice = { eur: { net: 0 }, pln: { net: 0 } };
  return changePart(
    { id, slug, number: slug, set, size, name: slug, text: noText, price, stock: noStock, gone: false },
    form,
  );
}

/** A part as the controls show it: what PUT would take, and its id. */
export function toPartForm({ id, slug, number, set, size, name, text: texts, price, stock, gone }: StoredPart) {
  const { net, formerNet, lowestNet } = price.eur;
  const lowest = lowestNet === undefined ? {} : { lowest30days: toDecimal(lowestNet) };
  const promotion = formerNet === undefined ? null : { price: toDecimal(formerNet), ...lowest };
  return {
    id,
    slug,
    gone,
    name,
    number,
    set,
    size,
    price: toDecimal(net),
    pricepln: toDecimal(price.pln.net),
    promotion,
    stock,
    ...texts,
  };
}

type PriceForm = Pick<PartForm, 'price' | 'pricepln' | 'promotion'>;

function changePrice(old: PartPrice, { price, pricepln, promotion }: PriceForm): PartPrice {
  const eur = price === undefined ? old.eur.net : toMinor(price);
  const pln = pricepln === undefined ? (price === undefined ? old.pln.net : toGrosz(eur)) : toMinor(pricepln);
  if (promotion === undefined) return { eur: { ...old.eur, net: eur }, pln: { ...old.pln, net: pln } };
  if (promotion === null) return { eur: { net: eur }, pln: { net: pln } };
  const former = toMinor(promotion.price);
  const lowest = promotion.lowest30days === undefined ? undefined : toMinor(promotion.lowest30days);
  return withPromotion({ eur, pln }, former, lowest);
}

function changeStock(old: PartStock, stock: PartForm['stock']): PartStock {
  if (stock === undefined) return old;
  return typeof stock === 'number' ? { ...noStock, default: stock } : { ...old, ...stock };
}
