import { z } from 'zod';
import { eachItsOwn, isSample, link } from './words.ts';

const once = eachItsOwn('href');
const flag = z.enum(['au', 'eu', 'gb', 'nl', 'pl', 'us'], 'au, eu, gb (the UK), nl, pl or us');
export type Flag = z.output<typeof flag>;

/** The menus at the head of every page, and the links of the page for unknown addresses. */
export const menu = z.strictObject({
  products: z.array(z.strictObject(link)).min(1).superRefine(once),
  main: z.array(z.strictObject(link)).superRefine(once),
  phone: z.array(z.strictObject(link)).min(1).superRefine(once),
  /** sites of the brand elsewhere; `flag`: one that `brand/Flag.astro` has */
  regions: z.array(z.strictObject({ ...link, flag, sample: isSample })),
  /** `route`: the address of ours that leads there (rule page.social) */
  social: z.array(z.strictObject({ ...link, route: z.literal('/facebook').optional(), sample: isSample })),
  notFound: z.array(z.strictObject(link)).superRefine(once),
});
