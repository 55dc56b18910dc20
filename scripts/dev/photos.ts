import { createReadStream, existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pictureManifestPath, pictureManifestSchema } from '#collections/pictures.ts';
import { fetchPhoto } from '../pictures/fetch-photo.ts';
import { makeOneFile } from '../pictures/make-files.ts';
import { readPictureSettings, type PictureSettings } from '../pictures/settings.ts';

const address = /^\/photos\/(([0-9a-f]{12})-(?:\d+|social)\.(avif|webp|jpg))$/;
const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

const findPhotoUrl = (base: string): string | undefined => {
  const manifest = pictureManifestSchema.parse(JSON.parse(readFileSync(pictureManifestPath(), 'utf8')));
  return Object.entries(manifest).find(([, picture]) => picture.base === base)?.[0];
};

/** True when the file is there, made now where it was missing. */
async function haveFile(name: string, base: string, settings: PictureSettings): Promise<boolean> {
  if (existsSync(join(settings.photoFolder, name))) return true;
  const url = findPhotoUrl(base);
  const fetched = url === undefined ? null : await fetchPhoto(url, settings, Date.now());
  return fetched?.ok === true && makeOneFile(fetched.bytes, settings.photoFolder, name);
}

/** Serves the files of prepared photos and makes those that nobody has asked for yet: all of them would take half a minute. */
export function servePhotos() {
  const read = readPictureSettings(process.env);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  const { settings } = read;
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const [, name, hash, ending] = address.exec(request.url ?? '') ?? [];
    if (name === undefined || ending === undefined) return next();
    haveFile(name, `/photos/${hash}`, settings)
      .then((isThere) => {
        if (!isThere) return next();
        response.writeHead(200, {
          'content-type': types[ending],
          'cache-control': 'public, max-age=31536000, immutable',
        });
        createReadStream(join(settings.photoFolder, name)).pipe(response);
      })
      .catch(next);
  };
}
