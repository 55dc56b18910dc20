import { openSlowPage, type SlowPage, type Way } from '../browser/slow-page.ts';
import { serveFiles } from '../browser/serve.ts';
import { bundlePage } from './bundle-store.ts';
import type { IndexFiles } from './write-index.ts';

/**
 * Milliseconds of each key: `fetched`, pieces of the index come over the network of this machine; `read`, the same without
 * the network, so that only reading them counts; `ready`, all pieces are there; `scan`, all slugs are looked through.
 */
export type KeyTimes = Record<'fetched' | 'read' | 'ready' | 'scan', number[]>;

/** Types every text key by key in a Chromium at a quarter of its speed. */
export async function timeKeys(
  files: IndexFiles,
  slugs: readonly string[],
  texts: readonly string[],
): Promise<KeyTimes> {
  const own = new Map([
    ['/', { type: 'text/html', body: '<!doctype html><script type="module" src="/search.js"></script>' }],
    ['/search.js', { type: 'text/javascript', body: await bundlePage() }],
    ['/slugs', { type: 'text/plain', body: slugs.join('\n') }],
  ]);
  const served = await serveFiles((path) => {
    const body = files.get(path);
    return own.get(path) ?? (body === undefined ? null : { type: 'application/json', body });
  });
  const slow = await openSlowPage();
  try {
    await slow.open(`${served.url}/`);
    return await typeAllWays(slow, texts);
  } finally {
    await slow.end();
    served.end();
  }
}

const rounds = 3;

/** The least that each key took in several rounds: what else runs on the machine only adds. */
async function typeOften(slow: SlowPage, texts: readonly string[], way: Way): Promise<number[]> {
  let least = await slow.type(texts, way);
  for (let round = 1; round < rounds; round += 1) {
    const times = await slow.type(texts, way);
    least = least.map((ms, key) => Math.min(ms, times[key] ?? ms));
  }
  return least;
}

async function typeAllWays(slow: SlowPage, texts: readonly string[]): Promise<KeyTimes> {
  const fetched = await slow.type(texts, { with: 'ask', forget: true });
  const read = await typeOften(slow, texts, { with: 'ask', forget: true });
  const ready = await typeOften(slow, texts, { with: 'ask', forget: false });
  const scan = await typeOften(slow, texts, { with: 'scan', forget: false });
  return { fetched, read, ready, scan };
}
