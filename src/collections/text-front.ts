import { z } from 'astro/zod';
import { limits } from '#config/limits.ts';

/** Front matter of a page of text. Unknown names are refused, so that a misspelt one does not go unnoticed. */
export const textFront = z.strictObject({
  /** for search engines */
  title: z.string().min(1).max(limits.titleMax),
  /** description, lead and points may name figures: "{return-days} days" */
  description: z.string().min(50).max(160),
  heading: z.string().min(1),
  lead: z.string().optional(),
  updated: z.date(),
  /** true: something in the text only the real seller can know, and the page says so once, also for what it shows of `config/sellers.ts` */
  sample: z.boolean(),
  /** what the page is for; `product` gets the frame with a picture and its place in the menu */
  group: z.enum(['legal', 'help', 'company', 'product']).optional(),
  /** short facts beside the picture of a product page */
  points: z.array(z.string()).default([]),
  /** numbers of the parts that the text shows; the first one's photo is the picture of a product page */
  parts: z.array(z.string()).default([]),
});
