import * as z from 'zod/mini';

/** GET /api/search?q=… : live search by number, visible parts only; at least 2 characters (rule search.when-asked). */
export const searchPath = (query: string) => `/api/search?q=${encodeURIComponent(query)}`;

export const searchAnswerSchema = z.strictObject({
  results: z.array(z.strictObject({ slug: z.string(), number: z.string(), title: z.string() })),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
