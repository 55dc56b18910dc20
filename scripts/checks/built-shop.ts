import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { createPrograms, type Programs } from '../release/programs.ts';
import { findFreePorts } from './free-ports.ts';
import { endToEndWorkers } from './workers.ts';

/** Everything of the test shop lives here, apart from a shop that a person has running. */
const folder = '.cache/test-shop';

type BuiltSettings = { env: Record<string, string>; url: string; sandboxUrl: string };
type BuiltShop = BuiltSettings & { programs: Programs };

/** "4521 4600 4660": shop, sandbox, first of the shops that end-to-end tests have for themselves. */
const handedDown = 'TEST_SHOP_PORTS';

/** The pages hold the port of the shop, so the processes of one run use the same ones: the first chooses, the others inherit. */
async function choosePorts(): Promise<[port: number, sandboxPort: number, ownShopPort: number]> {
  const inherited = (process.env[handedDown] ?? '').split(' ').map(Number);
  if (inherited.length === 3) return inherited as [number, number, number];
  return [await findFreePorts(4521, 1), await findFreePorts(4600, 2), await findFreePorts(4660, 3 * endToEndWorkers)];
}

/**
 * Settings of a shop on its own ports with its own data. Sets them on this process too, because the release step reads them and
 * the processes that it starts inherit them.
 */
export async function chooseBuiltSettings(): Promise<BuiltSettings> {
  const [port, sandboxPort, ownShopPort] = await choosePorts();
  const url = `http://localhost:${port}`;
  const env = {
    [handedDown]: [port, sandboxPort, ownShopPort].join(' '),
    PORT: String(port),
    SITE_URL: url,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATA: `${folder}/sandbox`,
    DATA_DIR: `${folder}/data`,
    CATALOGUE_DIR: `${folder}/catalogue`,
    RELEASES_DIR: `${folder}/releases`,
    RELEASE_LINK: `${folder}/releases/current`,
    // each end-to-end test comes from an address of its own, as if a proxy here had told it
    TRUST_PROXY: '127.0.0.1,::1',
    LOG_LEVEL: 'debug',
    SHOP_LOG: `${folder}/shop.log`,
    // and those that would be seen by others take a shop of their own there
    OWN_SHOP_PORT: String(ownShopPort),
  };
  Object.assign(process.env, env);
  return { env, url, sandboxUrl: `http://localhost:${sandboxPort}` };
}

/**
 * Starts a clean sandbox and serves; before that pulls, and builds when something changed, unless this is known to be done
 * (`isBuilt`). Throws with a readable line.
 */
export async function startBuiltShop({ isBuilt = false } = {}): Promise<BuiltShop> {
  const settings = await chooseBuiltSettings();
  rmSync(`${folder}/sandbox`, { recursive: true, force: true });
  rmSync(`${folder}/data`, { recursive: true, force: true });
  const programs = createPrograms();
  try {
    await programs.begin('scripts/sandbox/main.ts', settings.env);
    if (!isBuilt) await pullAndPublish();
    await programs.begin('src/server/start.ts', settings.env, settings.env.SHOP_LOG);
  } catch (error) {
    await programs.end();
    throw error;
  }
  return { ...settings, programs };
}

async function pullAndPublish(): Promise<void> {
  const pull = spawnSync(process.execPath, ['scripts/catalogue/pull.ts'], { stdio: 'inherit' });
  if (pull.status !== 0) throw new Error('the catalogue could not be pulled from the sandbox');
  const [
    { buildRelease, stampOf },
    { readServed },
    { releaseSettings },
    { pruneReleases, switchTo },
    { readCatalogue },
  ] = await Promise.all([
    import('../release/build-release.ts'),
    import('../release/release-file.ts'),
    import('../release/settings.ts'),
    import('../release/switch.ts'),
    import('#collections/catalogue.ts'),
  ]);
  const settings = releaseSettings();
  const served = await readServed(settings);
  if (served?.stamp === stampOf(readCatalogue().manifest.digest)) return;
  const built = await buildRelease(settings);
  if (!built.ok) throw new Error(built.faults.slice(0, 20).join('\n'));
  await switchTo(settings, basename(built.folder));
  await pruneReleases(settings);
}

/** As a step of CI: builds the test shop and sees that it starts. */
if (import.meta.main) {
  const shop = await startBuiltShop().catch((error: unknown) => (console.error(String(error)), null));
  await shop?.programs.end();
  process.exit(shop === null ? 1 : 0);
}
