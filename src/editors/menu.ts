import { z } from 'zod';
import { eachItsOwn, isSample, link, words } from './words.ts';

const once = eachItsOwn('href');

/** The menus at the head of every page, and the links of the page for unknown addresses. */
export const menu = z.strictObject({
  products: z.array(z.strictObject(link)).min(1).superRefine(once),
  main: z.array(z.strictObject(link)).superRefine(once),
  phone: z.array(z.strictObject(link)).min(1).superRefine(once),
  /** sites of the brand elsewhere; `flag`: two letters of the country */
  regions: z.array(z.strictObject({ ...link, flag: words, sample: isSample })),
  /** `route`: the address of ours that leads there (rule page.social) */
  social: z.array(z.strictObject({ ...link, route: z.literal('/facebook').optional(), sample: isSample })),
  notFound: z.array(z.strictObject(link)).superRefine(once),
});
