import { listAllMakeData } from '#collections/catalogue-data.ts';

export const prerender = true;
export const GET = () => Response.json({ data: listAllMakeData(import.meta.env.SITE) });
