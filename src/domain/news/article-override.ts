import type { Article } from './article.ts';

/** What an editor of the shop says about an article of the service: `content/news/{slug}.mdx`. */
export type ArticleOverride = {
  slug: string;
  title: string | null;
  /** for search engines, which are told the excerpt without it */
  description: string | null;
  /** the article is not shown at all */
  isHidden: boolean;
};

/** `description`: what search engines are told. */
export type ShownArticle = Article & { description: string };

/** An article as the shop shows it; null where the editor hides it. */
export function applyOverride(article: Article, override: ArticleOverride | undefined): ShownArticle | null {
  if (override?.isHidden) return null;
  const description = override?.description ?? article.excerpt;
  return { ...article, title: override?.title ?? article.title, description };
}

/** All articles as the shop shows them, in the order given. */
export function applyOverrides(articles: readonly Article[], overrides: readonly ArticleOverride[]): ShownArticle[] {
  const bySlug = new Map(overrides.map((override) => [override.slug, override]));
  return articles.map((article) => applyOverride(article, bySlug.get(article.slug))).filter((one) => one !== null);
}
