import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';
import { bundleProgram } from '../test-kit/bundle-program.ts';
import { fillShelf, newFolder, testEnv } from '../test-kit/shop.ts';
import { drillParts } from './choices.ts';

/** The built shop as a process that can be killed, and the sandbox in this process, so that nothing of it is hidden. */
export type DrillShop = {
  sandbox: Sandbox;
  /** asks the shop as a page of it would; rejects when the connection dies */
  send(request: Request): Promise<Response>;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** The program of the shop in one file; a run starts it again and again. */
export const bundleDrillShop = (): Promise<string> =>
  bundleProgram(fileURLToPath(new URL('./drill-server.ts', import.meta.url)));
let bundled: Promise<string> | null = null;

const compileCache = resolve('.cache/compiled');

/** Longest wait for an answer: more than the shop's own timeout. */
const answerMs = 20_000;

const isAlive = (child: ChildProcess | null): child is ChildProcess =>
  child !== null && child.exitCode === null && child.signalCode === null;

async function endAtOnce(child: ChildProcess | null): Promise<void> {
  if (!isAlive(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function begin(env: Record<string, string>): Promise<ChildProcess> {
  bundled ??= bundleDrillShop();
  const program = await bundled;
  const child = fork(program, [], { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...env } });
  const died = once(child, 'exit').then(() => Promise.reject(new Error('the shop died while it started')));
  await Promise.race([once(child, 'message'), died]);
  died.catch(() => undefined);
  return child;
}

/** Starts sandbox and shop on files of their own; `release` is the link to the built shop, `storage` where the shop keeps its journal. */
export async function openDrillShop(
  release: string,
  port: number,
  storage: Record<string, string>,
): Promise<DrillShop> {
  const sandbox = await startSandbox({ port: 0, mailPort: 0, dataDir: newFolder(), quiet: true });
  for (const part of drillParts) fillShelf(sandbox, part);
  const site = `http://localhost:${port}`;
  const env = {
    ...testEnv(sandbox, newFolder()),
    PORT: String(port),
    SITE_URL: site,
    RELEASE_LINK: release,
    ...storage,
  };
  let child: ChildProcess | null = await begin(env);
  return {
    sandbox,
    send: (request) => {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set('origin', site);
      const forwarded = new Request(site + pathname + search, new Request(request, { headers }));
      return fetch(forwarded, { redirect: 'manual', signal: AbortSignal.timeout(answerMs) });
    },
    kill: () => endAtOnce(child),
    start: async () => {
      await endAtOnce(child);
      child = await begin(env);
    },
    stop: async () => {
      await endAtOnce(child);
      await sandbox.stop();
    },
  };
}
