import { z } from 'zod';
import { words } from './words.ts';

const address = z.string().regex(/^\/(?!\/)\S*$/, 'an address from the root, /products');
const from = z.string().regex(/^\/[^\s#?]*[^\s#?/]$/, 'an address from the root, without ? and #, /products');

/** Nothing leads to itself, or to what leads elsewhere again. */
function inOneStep(moves: Readonly<Record<string, string>>, context: z.RefinementCtx): void {
  for (const [old, now] of Object.entries(moves))
    if (Object.hasOwn(moves, now))
      context.addIssue({ code: 'custom', message: `where ${now} leads itself, in one step`, path: [old] });
}

/** Addresses that lead elsewhere (rule page.moved), and parts with another number (rule part.renamed). */
export const redirects = z.strictObject({
  pages: z.record(from, address).superRefine(inOneStep),
  parts: z.record(words, words).superRefine(inOneStep),
});
