import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { Hono } from 'hono';

const folder = new URL('../photos/', import.meta.url);
const CACHE = 'public, max-age=86400';

/** `GET /photos/{name}.jpg`, with a validator, so that a pull that has the pictures already gets 304. */
export function createPhotoRoutes(): Hono {
  const routes = new Hono();
  routes.get('/:file{[a-z0-9-]+\\.jpg}', async (c) => {
    const picture = await readPicture(c.req.param('file'));
    if (!picture) return c.notFound();
    const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;
    const headers = { etag, 'cache-control': CACHE };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    return c.body(picture, 200, { ...headers, 'content-type': 'image/jpeg' });
  });
  return routes;
}

async function readPicture(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(new URL(file, folder)));
  } catch {
    return null;
  }
}
