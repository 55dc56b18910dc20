import { z } from 'zod';
import { articleSlugPattern } from '#domain/news/article.ts';

/** What editors leave empty comes as false, null, "" or not at all, depending on the field. */
const textIfAny = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? value.trim() : ''));
const renderedIfAny = z
  .unknown()
  .optional()
  .transform((value) => {
    const parsed = z.object({ rendered: z.string() }).safeParse(value);
    return parsed.success ? parsed.data.rendered : '';
  });

const acfSchema = z.object({
  custom_thumbnail: textIfAny,
  alt_text_thumbnail: textIfAny,
  title_thumbnail: textIfAny,
  date: textIfAny,
});

/** slug and title are needed to show an article at all; the rest may be missing (an empty `acf` comes as a list) */
export const wireArticleSchema = z.object({
  slug: z.string().regex(articleSlugPattern),
  date: textIfAny,
  title: z.object({ rendered: z.string().trim().min(1) }),
  excerpt: renderedIfAny,
  content: renderedIfAny,
  photo: textIfAny,
  acf: z
    .unknown()
    .optional()
    .transform((value) => acfSchema.parse(value && typeof value === 'object' ? { ...value } : {})),
});
export type WireArticle = z.infer<typeof wireArticleSchema>;

/** GET /news/{source}: each entry is looked at by itself, so that one broken article does not cost the others */
export const wireNewsListSchema = z.array(z.unknown());

/** GET /news/single/{slug}: the first is the article */
export const wireArticleAnswerSchema = z.array(wireArticleSchema);
