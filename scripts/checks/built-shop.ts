import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { createPrograms, type Programs } from '../release/programs.ts';
import { findFreePorts } from './free-ports.ts';

/** Everything of the test shop lives here, apart from a shop that a person has running. */
const folder = '.cache/test-shop';

export type BuiltShop = {
  url: string;
  sandboxUrl: string;
  release: string;
  env: Record<string, string>;
  programs: Programs;
};

/** Settings of a shop on its own ports with its own data. Sets them on this process too, because the release step reads them. */
export async function chooseBuiltSettings(): Promise<{ env: Record<string, string>; url: string; sandboxUrl: string }> {
  const [port, sandboxPort] = [await findFreePorts(4521, 1), await findFreePorts(4600, 2)];
  const url = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    SITE_URL: url,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATA: `${folder}/sandbox`,
    DATA_DIR: `${folder}/data`,
    CATALOGUE_DIR: `${folder}/catalogue`,
    RELEASES_DIR: `${folder}/releases`,
    RELEASE_LINK: `${folder}/releases/current`,
    // journeys that write a lot come from addresses of their own
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'debug',
    SHOP_LOG: `${folder}/shop.log`,
    // and those that would be seen by others take a shop of their own there, for two workers
    OWN_SHOP_PORT: String(await findFreePorts(4660, 6)),
  };
  Object.assign(process.env, env);
  return { env, url, sandboxUrl: `http://localhost:${sandboxPort}` };
}

/** Starts a clean sandbox, pulls, builds when something changed, and serves. Throws with a readable line. */
export async function startBuiltShop(): Promise<BuiltShop> {
  const { env, url, sandboxUrl } = await chooseBuiltSettings();
  rmSync(`${folder}/sandbox`, { recursive: true, force: true });
  rmSync(`${folder}/data`, { recursive: true, force: true });
  const programs = createPrograms();
  await programs.begin('scripts/sandbox/main.ts', env);
  if (spawnSync(process.execPath, ['scripts/catalogue/pull.ts'], { stdio: 'inherit' }).status !== 0) {
    await programs.end();
    throw new Error('the catalogue could not be pulled from the sandbox');
  }
  const release = await publish();
  await programs.begin('src/server/start.ts', env, env.SHOP_LOG);
  return { url, sandboxUrl, release, env, programs };
}

async function publish(): Promise<string> {
  const [{ buildRelease, readServed, stampOf }, { releaseSettings }, { pruneReleases, switchTo }, { readCatalogue }] =
    await Promise.all([
      import('../release/build-release.ts'),
      import('../release/settings.ts'),
      import('../release/switch.ts'),
      import('#collections/catalogue.ts'),
    ]);
  const settings = releaseSettings();
  const served = await readServed(settings);
  if (served?.stamp === stampOf(readCatalogue().manifest.digest)) return served.id;
  const built = await buildRelease(settings);
  if (!built.ok) throw new Error(built.faults.slice(0, 20).join('\n'));
  await switchTo(settings, basename(built.folder));
  await pruneReleases(settings);
  return basename(built.folder);
}
