import { readPartData } from '#collections/catalogue-data.ts';

export const prerender = true;
export const GET = () => Response.json(readPartData(import.meta.env.SITE));
