import { readCatalogue } from '#collections/catalogue.ts';
import { buildIndex } from '#domain/search/build-index.ts';
import type { APIRoute } from 'astro';

export const GET: APIRoute = () => Response.json(buildIndex(readCatalogue()));
