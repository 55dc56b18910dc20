import { type PackedIndex, searchFormat } from '#domain/search/search-index.ts';
import * as z from 'zod/mini';

/** The search index. Its address stays, so that a page that was opened long ago finds the newest; who has it asks whether it is. */
export const searchIndexPath = '/search/index.json';

/** It is made at build and read by the same code, so only that both belong together is checked. */
export const searchIndexSchema: z.ZodMiniType<PackedIndex> = z.pipe(
  z.looseObject({ format: z.literal(searchFormat) }),
  z.transform((index) => index as unknown as PackedIndex),
);
