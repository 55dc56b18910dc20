import { z } from 'zod';
import { words } from './words.ts';

const promise = z.strictObject({ title: words, text: words });
const card = promise;

/** The words of the home page. They may name figures: "{return-days}". */
export const home = z.strictObject({
  title: words,
  heading: words,
  lead: words,
  promises: z.strictObject({ delivery: promise, shipping: promise, returns: promise, quality: promise }),
  popularEngines: z.strictObject({ heading: words, all: words }),
  range: z.strictObject({
    heading: words,
    guides: words,
    bearings: card,
    calico: card,
    kits: card,
    thrust: card,
    pumps: card,
    gauge: card,
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
