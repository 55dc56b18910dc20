import { engineKeyPattern } from '#domain/part/engine-key.ts';
import { slugPattern } from '#domain/part/part-code.ts';
import * as z from 'zod/mini';

/** Shapes that several endpoints share. Money in minor units (rule price.whole-units). */
export const currencySchema = z.enum(['eur', 'pln']);
export const moneySchema = z.strictObject({ amount: z.int(), currency: currencySchema });
export const slugSchema = z.string().check(z.regex(slugPattern));
/** the engine that a part is put in for, "Honda/K20A" */
export const engineKeySchema = z.string().check(z.regex(engineKeyPattern));
export const countryCodeSchema = z.string().check(z.regex(/^[A-Z][A-Z0-9]$/));
/** ids given by the commerce API: opaque, short, no markup */
export const opaqueIdSchema = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));
/** what a browser calls itself, or a basket that it opens: by chance, so that nobody else knows it */
export const browserNameSchema = opaqueIdSchema.check(z.minLength(16));
/** What a text may put behind the sealed text of a mailed link, which is letters, figures, "-", "_" and dots between them (rule page.text-tail). */
const tail = /[^\w.-].*$|\.+$/s;
/** what stands behind "#" in the address of a mail */
export const mailedLinkSchema = z.string().check(
  z.minLength(1),
  z.maxLength(4096),
  z.overwrite((link) => link.replace(tail, '').replace(tail, '')),
);
export const quantitySchema = z.int().check(z.minimum(1), z.maximum(999));
