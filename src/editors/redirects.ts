import { z } from 'zod';
import { words } from './words.ts';

const address = z.string().regex(/^\/(?!\/)\S*$/, 'an address from the root, /products');
const from = z.string().regex(/^\/[^\s#?]+[^\s#?/]$/, 'an address from the root, without ? and #, /products');

/** Addresses that lead elsewhere (rule page.moved), and parts with another number (rule part.renamed). */
export const redirects = z.strictObject({
  pages: z.record(from, address).superRefine((pages, context) => {
    for (const [old, now] of Object.entries(pages))
      if (now in pages)
        context.addIssue({ code: 'custom', message: `where ${now} leads itself, in one step`, path: [old] });
  }),
  parts: z.record(words, words),
});
