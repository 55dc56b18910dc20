import { join } from 'node:path';

/** Where the texts are, where finished files are kept between runs, and the folder that is served under /files. */
export type DocumentSettings = { sources: string; originals: string; cache: string; folder: string };

/** Settings out of the environment: DOCUMENT_CACHE and DOCUMENT_DIR. */
export const readDocumentSettings = (environment: Record<string, string | undefined>): DocumentSettings => ({
  sources: join('content', 'documents'),
  originals: join('content', 'documents', 'originals'),
  cache: environment.DOCUMENT_CACHE || join('.cache', 'documents'),
  folder: environment.DOCUMENT_DIR || join('public', 'files'),
});
