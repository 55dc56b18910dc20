import type { ArticleOverride } from '#domain/news/article.ts';
import { z } from 'zod';

/** Front matter of `content/news/{slug}.mdx`: what an editor says about one article of the news service. */
export const newsFront = z.strictObject({
  /** takes the place of the article's title */
  title: z.string().min(1).max(120).optional(),
  /** for search engines; the article's excerpt without it */
  description: z.string().min(50).max(160).optional(),
  /** true: the article is not shown at all, also when it is newer than the build */
  hide: z.boolean().default(false),
});

/** An entry of the collection in our words; `id` is the slug. */
export const toOverride = ({ id, data }: { id: string; data: z.infer<typeof newsFront> }): ArticleOverride => ({
  slug: id,
  title: data.title ?? null,
  description: data.description ?? null,
  isHidden: data.hide,
});
