import { writeOpenApi } from '#api/open-api.ts';

export const prerender = true;
export const GET = () => Response.json(writeOpenApi(import.meta.env.SITE));
