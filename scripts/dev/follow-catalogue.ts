import { mkdirSync, watch } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { pictureManifestPath } from '#collections/pictures.ts';
import { nounFile } from '#editors/nouns.ts';

type SetupOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0];

/** The dev server of Vite as Astro hands it to an integration. */
export type DevServer = SetupOptions['server'];

/** Pulls and picture runs write several files; pages are made again when they are done. Milliseconds. */
const settleMs = 200;

const readers = ['src/collections/catalogue.ts', 'src/collections/pictures.ts'];
/** Opens the shop, with the redirects in it. */
const opener = ['scripts/dev/open-shop.ts'];

/** What has read a file once reads it again. */
function forget(server: DevServer, readers: readonly string[]): void {
  for (const environment of Object.values(server.environments))
    for (const file of readers) environment.moduleGraph.onFileChange(resolve(file));
  server.environments.client.hot.send({ type: 'full-reload' });
}

/**
 * Makes the pages anew after a pull: the link of the snapshot, or the manifest of the pictures, is another one. Opens the shop anew with
 * the redirects that an editor has saved.
 */
export function followCatalogue(server: DevServer): void {
  const current = join(process.env['CATALOGUE_DIR'] || join('content', 'catalogue'), 'current');
  const follow = (path: string, readBy: readonly string[]) => {
    let timer: NodeJS.Timeout | undefined;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => forget(server, readBy), settleMs);
    };
    mkdirSync(dirname(path), { recursive: true });
    const watcher = watch(dirname(path), (_, name) => void (name === basename(path) && again()));
    server.httpServer?.once('close', () => watcher.close());
  };
  follow(current, readers);
  follow(pictureManifestPath(), readers);
  follow(nounFile('redirects'), opener);
}
