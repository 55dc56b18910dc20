import { type PackedRoot, searchFormat } from '#domain/search/index-format.ts';
import * as z from 'zod/mini';

/**
 * The files of the search index. They are made at build and read by the same code, so only what says that both belong
 * together is checked: the format of both, and of the root its outer shape.
 */
export const searchRootPath = '/search/root.json';

/** A shard's address names the digest, so that it can be kept for ever. */
export const searchShardPath = (digest: string, shard: string): string => `/search/${digest}/${shard}.json`;

/** What every file of the index says first. */
export const searchFileSchema = z.looseObject({ format: z.int() });

export const searchRootSchema: z.ZodMiniType<PackedRoot> = z.pipe(
  z.looseObject({
    format: z.literal(searchFormat),
    digest: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
    makes: z.array(z.unknown()),
    brands: z.array(z.string()),
    isWhole: z.boolean(),
    orders: z.record(z.string(), z.array(z.string())),
  }),
  z.transform((root) => root as unknown as PackedRoot),
);
