import { listMakeData } from '#collections/catalogue-data.ts';

export const prerender = true;
export const GET = () => Response.json({ data: listMakeData(import.meta.env.SITE) });
