import type { JsonLd } from '#domain/metadata/json-ld.ts';
import type { SocialPicture } from '#domain/metadata/page-head.ts';

/** What the head of a page says; `PageHead` of the domain fits as it is. */
export type HeadTags = {
  title: string;
  description: string;
  /** absolute, or a path of ours; none for pages that stand at many addresses */
  canonical?: string;
  /** keeps search engines away */
  noindex?: boolean;
  ogType?: string;
  /** the shop's own picture without it */
  ogImage?: SocialPicture;
  jsonLd?: JsonLd | readonly JsonLd[];
};
