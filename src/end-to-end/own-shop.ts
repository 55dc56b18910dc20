import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';

/** What the sandbox's services tell all visitors; fields left out stay. */
type OwnSettings = {
  visitorCountry?: string;
  marquee?: { show?: boolean; show_error?: boolean; text_en?: string; error_msg_en?: string };
};
type Change = (settings: OwnSettings) => Promise<void>;

/** Three ports in a row for every worker, which the runner found free: shop, sandbox, and the sandbox's mail. */
const choosePort = () => Number(process.env.OWN_SHOP_PORT ?? 4660) + 3 * test.info().parallelIndex;

async function begin(script: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
  if (message !== 'listening') throw new Error(`${script} did not start`);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

const changeSettings =
  (sandboxUrl: string): Change =>
  async (settings) => {
    const body = JSON.stringify(settings);
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${sandboxUrl}/__sandbox/settings`, { method: 'PATCH', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  };

/** `given`: more of the environment; `prepare`: what is done with it between the start of the sandbox and that of the shop. */
type OwnShopOptions = {
  given?: Record<string, string>;
  prepare?: (env: Record<string, string>) => Promise<void>;
};

/** Runs a script of the repository to its end. */
export async function runScript(script: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
}

/**
 * The release of the test shop behind a server and a sandbox of its own, for settings that all other end-to-end tests would see.
 * The shop starts after them, with what is `given` of its environment; `change` is what it hears later.
 */
export async function withOwnShop(
  settings: OwnSettings,
  work: (url: string, change: Change) => Promise<void>,
  { given = {}, prepare }: OwnShopOptions = {},
): Promise<void> {
  const port = choosePort();
  const folder = mkdtempSync(join(tmpdir(), 'own-shop-'));
  const [url, change] = [`http://localhost:${port}`, changeSettings(`http://localhost:${port + 1}`)];
  const env: Record<string, string> = {
    ...given,
    PORT: String(port),
    SITE_URL: url,
    SANDBOX_PORT: String(port + 1),
    SANDBOX_DATA: join(folder, 'sandbox'),
    DATA_DIR: join(folder, 'data'),
  };
  const programs = [await begin('scripts/sandbox/main.ts', env)];
  try {
    await change(settings);
    await prepare?.(env);
    programs.push(await begin('src/server/start.ts', env));
    await work(url, change);
  } finally {
    await Promise.all(programs.map(end));
    rmSync(folder, { recursive: true, force: true });
  }
}
