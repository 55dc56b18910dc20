import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { beginChild } from './children.ts';

const logFile = '.cache/build.log';
/** What Astro says of a page it has made. */
const madePage = /\.html\b/;
/**
 * Astro draws a key for parts of pages that the server adds later, of which there are none here, and writes it into what it builds:
 * drawn anew, two builds of the same would differ.
 */
const unusedKey = createHash('sha256').update('no server islands').digest('base64');
const pagesBetweenLines = 500;
const failureLinesMax = 40;

/**
 * Has Astro make the pages in `outDir`. It names each one: that goes to `.cache/build.log`, and here is told how far it is, because
 * a start takes most of its time in it. False when the build failed; then the end of what Astro said is shown.
 */
export async function buildPages(outDir: string): Promise<boolean> {
  await mkdir('.cache', { recursive: true });
  const log = createWriteStream(logFile);
  const last: string[] = [];
  let pages = 0;
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir];
  const child = beginChild(args, ['pipe', 'pipe'], {
    ASTRO_TELEMETRY_DISABLED: '1',
    // else Astro makes the pages of the dev server: it takes `import.meta.env.DEV` from here too
    ...{ NODE_ENV: 'production', DEV: undefined, PROD: undefined, MODE: undefined },
    ASTRO_KEY: process.env.ASTRO_KEY || unusedKey,
  });
  const read = (line: string) => {
    log.write(`${line}\n`);
    last.push(line);
    if (last.length > failureLinesMax) last.shift();
    if (!madePage.test(line)) return;
    pages += 1;
    if (pages % pagesBetweenLines === 0) console.log(`Pages: ${pages} made …`);
  };
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', read);
  const [status] = (await once(child, 'close')) as [number | null];
  log.end();
  if (status !== 0) console.error(last.join('\n'));
  return status === 0;
}
