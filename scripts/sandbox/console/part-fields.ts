import { z } from 'zod';
import type { PartForm } from '../control/part-form.ts';
import type { StoredPart } from '../store/part-types.ts';
import { toDecimal } from '../trade/amounts.ts';

const blank = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')));
const amount = z.string().transform(blank).pipe(z.number('is no amount').min(0.01).max(1_000_000));
const optionalAmount = z.string().transform(blank).pipe(z.number('is no amount').min(0.01).max(1_000_000).nullable());
const pieces = z.string().transform(blank).pipe(z.int('is no number of pieces').min(0).max(100_000));
const days = z.string().transform(blank).pipe(z.int('is no number of days').min(-365).max(1000).nullable());

/** The fields of the part form, as a browser sends them. */
const fields = z.object({
  name: z.string().trim().min(1).max(200),
  price: amount,
  pricepln: amount,
  former: optionalAmount,
  default: pieces,
  dropship: pieces,
  alternative: pieces,
  manufacturer: pieces,
  transit: pieces,
  transitdays: days,
});

/**
 * What the form changes, or a readable sentence about what is wrong with it. Goods under way: the form holds one delivery;
 * the further ones of a part stay as they are.
 */
export function parsePartFields(
  input: unknown,
  part: StoredPart,
): { ok: true; form: PartForm } | { ok: false; text: string } {
  const parsed = fields.safeParse(input);
  if (!parsed.success)
    return {
      ok: false,
      text: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    };
  const { name, price, pricepln, former, transit, transitdays, ...shelves } = parsed.data;
  const [first, ...later] = part.stock.inTransit;
  const delivery = transit > 0 ? [{ days: transitdays ?? first?.days ?? 14, quantity: transit }] : [];
  return {
    ok: true,
    form: {
      name,
      price,
      pricepln,
      promotion: toPromotion(former, part),
      stock: { ...shelves, inTransit: [...delivery, ...later] },
    },
  };
}

/** A former price that was not touched keeps the lowest price that the part has beside it. */
function toPromotion(former: number | null, { price: { eur } }: StoredPart): PartForm['promotion'] {
  if (former === null) return null;
  const isSame = eur.formerNet !== undefined && toDecimal(eur.formerNet) === former;
  return {
    price: former,
    ...(isSame && eur.lowestNet !== undefined ? { lowest30days: toDecimal(eur.lowestNet) } : {}),
  };
}
