import { z } from 'zod';
import { words } from './words.ts';

const titled = z.strictObject({ title: words, text: words });

/** The words of the home page. They may name figures: "{return-days}". */
export const home = z.strictObject({
  title: words,
  heading: words,
  lead: words,
  promises: z.strictObject({ delivery: titled, shipping: titled, returns: titled, quality: titled }),
  popularEngines: z.strictObject({ heading: words, all: words }),
  range: z.strictObject({
    heading: words,
    guides: words,
    bearings: titled,
    calico: titled,
    kits: titled,
    thrust: titled,
    pumps: titled,
    gauge: titled,
  }),
  key: z.strictObject({
    heading: words,
    parts: z.array(z.strictObject({ code: words, title: words, text: words })),
  }),
  makes: z.strictObject({ heading: words, link: words }),
  heritage: z.strictObject({
    heading: words,
    paragraphs: z.array(words),
    alt: words,
    figures: z.array(z.strictObject({ figure: words, text: words })),
  }),
  testimonials: z.strictObject({ heading: words }),
});

/** What the home page counts itself, besides the figures of the shop. */
export const homeFigures = ['engines', 'parts', 'makes'] as const;
