import type { Article } from './article.ts';

/** An article for tests. */
export const sampleArticle = (changes: Partial<Article> = {}): Article => ({
  slug: 'oil-clearance',
  title: 'What oil clearance does',
  excerpt: 'Clearance is room for oil.',
  contentHtml: '<p>A plain bearing has no rolling parts.</p>',
  date: '2026-02-18',
  photoUrl: '/photos/rod-pair.jpg',
  thumbnail: { url: '/photos/rod-closeup.jpg', alt: 'Two shells', title: 'Oil clearance' },
  ...changes,
});
