import { readSearchIndex } from '#collections/search-index.ts';
import type { APIRoute } from 'astro';

export const GET: APIRoute = () => Response.json(readSearchIndex().root);
