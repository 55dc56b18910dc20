import type { CommerceClient } from '../client.ts';

/** Address of a question to the news service; `segments` are encoded. */
export const newsAddress = (newsServiceUrl: string, ...segments: string[]): string =>
  [newsServiceUrl.replace(/\/$/, ''), 'news', ...segments.map(encodeURIComponent)].join('/');

/** Where short addresses of the news service's pictures belong; null where that is the commerce API, as for the parts' photos. */
export const photoBaseOf = ({ settings }: CommerceClient, newsServiceUrl: string): string | null =>
  new URL(newsServiceUrl).origin === new URL(settings.apiUrl).origin ? null : newsServiceUrl;
