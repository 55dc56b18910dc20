import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePorts } from '../checks/free-ports.ts';

type LookedAt = { url: string; end(): Promise<void> };

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(60_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A build takes its time. */
const timeoutMs = 15 * 60_000;

const folder = '.cache/look-shop';

/**
 * `npm start` with the gallery in its build, in a folder and on ports of its own: built when something has changed. Throws when it
 * shows no gallery in time.
 */
async function startLookShop(): Promise<LookedAt> {
  const [port, sandboxPort] = [await findFreePorts(4721, 1), await findFreePorts(4800, 2)];
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...{ PORT: String(port), SITE_URL: url, SANDBOX_PORT: String(sandboxPort), GALLERY: '1', LOG_LEVEL: 'silent' },
    ...{ SANDBOX_DATA: `${folder}/sandbox`, DATA_DIR: `${folder}/data`, CATALOGUE_DIR: `${folder}/catalogue` },
    ...{ RELEASES_DIR: `${folder}/releases`, RELEASE_LINK: `${folder}/releases/current` },
    TRUST_PROXY: '127.0.0.1,::1',
  };
  const child = spawn(process.execPath, ['scripts/release/start.ts'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  const end = (): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  console.log('Building the shop where something has changed …');
  for (const begun = Date.now(); Date.now() - begun < timeoutMs && child.exitCode === null; await pause(500))
    if (await answers(`${url}/gallery`)) return { url, end };
  await end();
  throw new Error('The shop did not come up with a gallery; begin one in another terminal and set SHOP_URL.');
}

/** The shop at SHOP_URL, which is left as it is, or one that is built for this. */
export async function openShopToLookAt({ SHOP_URL } = process.env): Promise<LookedAt> {
  if (!SHOP_URL) return startLookShop();
  if (!(await answers(`${SHOP_URL}/gallery`)))
    console.error(`${SHOP_URL} shows no /gallery: it is there in npm run dev and in a build with GALLERY=1.`);
  return { url: SHOP_URL, end: async () => undefined };
}
