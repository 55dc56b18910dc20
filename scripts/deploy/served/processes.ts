import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sampleReleases } from '#server/release/sample-release.ts';
import { bundleProgram } from '../../test-kit/bundle-program.ts';

/** A program that was started for a test, with all that it has said. */
export type Running = { child: ChildProcess; output(): string; end(signal?: NodeJS.Signals): Promise<void> };

/** Ports that are free now, below those that the machine lends to connections. */
export async function findPorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const isFree = await new Promise<boolean>((answer) => {
      const probe = createServer().once('error', () => answer(false));
      probe.listen(port, () => probe.close(() => answer(true)));
    });
    if (isFree && !found.includes(port)) found.push(port);
  }
  return found;
}

/** Starts a program; what it says is kept for when something does not come. */
export function begin(program: string, args: readonly string[], env: Record<string, string> = {}): Running {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: resolve('.cache/compiled'), ...env },
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (words += piece.toString()));
  const ended = once(child, 'exit');
  return {
    child,
    output: () => words,
    async end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}

/** Waits until it holds, looking often; throws with what the program said when it does not. */
export async function until(
  holds: () => Promise<boolean>,
  { output }: Pick<Running, 'output'>,
  ms = 30_000,
): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end;) {
    if (await holds().catch(() => false)) return;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`It did not come in ${ms} ms. What was said:\n${output().slice(-4_000)}`);
}

/** The program when it is up; ends it where what it is waited for does not come. */
export async function whenUp(running: Running, isUp: Promise<unknown>): Promise<Running> {
  try {
    await isUp;
    return running;
  } catch (error) {
    await running.end();
    throw error;
  }
}

/** The program that the units start. */
export const serve = fileURLToPath(new URL('../../../src/server/supervise.ts', import.meta.url));

/** A release with the real endpoints behind a link of its own. */
export async function writeRelease(): Promise<string> {
  const { root, link } = await sampleReleases();
  const program = await bundleProgram(fileURLToPath(new URL('./endpoints.ts', import.meta.url)));
  writeFileSync(
    join(root, 'first/server/entry.mjs'),
    `export * from ${JSON.stringify(pathToFileURL(program).href)};\n`,
  );
  writeFileSync(join(root, 'first/client/llms.txt'), 'The shop in words. '.repeat(200));
  return link;
}

/** The serving process as the units start it, or another program that serves; resolves when it is ready. */
export async function beginShop(port: number, env: Record<string, string>, program = serve): Promise<Running> {
  const shop = begin(process.execPath, [program], { ...env, PORT: String(port) });
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  const died = once(shop.child, 'exit').then(() => Promise.reject(new Error(`The shop ended:\n${shop.output()}`)));
  died.catch(() => undefined);
  return whenUp(shop, Promise.race([until(isReady, shop, 120_000), died]));
}
