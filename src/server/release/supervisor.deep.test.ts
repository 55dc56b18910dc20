import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { sampleReleases, writeSampleRelease } from './sample-release.ts';
import { serverProgram } from './server-program.ts';

async function findPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as { port: number };
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return port;
}

/** `untilLine` resolves when the log has these words. */
type Supervised = { child: ChildProcess; port: number; untilLine(words: string): Promise<void> };

async function openSupervised(link: string, root: string): Promise<Supervised> {
  const port = await findPort();
  const child = spawn(process.execPath, ['src/server/supervise.ts'], {
    env: {
      PATH: process.env['PATH'],
      RELEASE_LINK: link,
      DATA_DIR: join(root, 'data'),
      PORT: String(port),
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const untilLine = async (words: string) => {
    while (!text.includes(words)) await pause(50);
  };
  await once(child, 'message');
  return { child, port, untilLine };
}

const pointAt = async (root: string, name: string) => {
  await symlink(name, join(root, 'next'));
  await rename(join(root, 'next'), join(root, 'current'));
};

/** One visitor after the other on connections that stay open; `seen` names the release of each answer, or what went wrong. */
function readOn(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const seen: string[] = [];
  let isOver = false;
  const ask = () =>
    new Promise<string>((resolve) => {
      const request = get({ port, path: '/', agent, headers: { 'accept-encoding': 'identity' } }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve(`${response.statusCode} ${/<h1>(\w+)/.exec(text)?.[1] ?? ''}`));
      });
      request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  const visit = async () => {
    while (!isOver) seen.push(await ask());
  };
  const visits = Array.from({ length: 8 }, visit);
  return {
    seen,
    async until(answer: string) {
      while (seen.at(-1) !== answer) await pause(20);
    },
    async end() {
      isOver = true;
      await Promise.all(visits);
      agent.destroy();
    },
  };
}

test(
  'the next release, a broken one and a new process are taken without a lost request',
  { timeout: 300_000 },
  async () => {
    const { root, link } = await sampleReleases();
    const { child, port, untilLine } = await openSupervised(link, root);
    const readers = readOn(port);
    await readers.until('200 first');
    await writeSampleRelease(root, 'second');
    await pointAt(root, 'second');
    child.kill('SIGHUP');
    await readers.until('200 second');
    await rm(join(await writeSampleRelease(root, 'broken'), 'server'), { recursive: true });
    await pointAt(root, 'broken');
    child.kill('SIGHUP');
    await untilLine('release-broken');
    // as one that a busy machine was too slow for: nothing of it is another, and it starts the next time
    await cp(join(root, 'second', 'server'), join(root, 'broken', 'server'), { recursive: true });
    child.kill('SIGHUP');
    await untilLine('"release":"broken","code":"release-taken"');
    await pointAt(root, 'removed');
    child.kill('SIGHUP');
    await untilLine('release-link-lost');
    child.kill('SIGUSR2');
    await untilLine('process-replaced');
    await readers.end();
    expect([...new Set(readers.seen)]).toEqual(['200 first', '200 second', '200 broken']);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    // whole, with nothing written beside it
    const files = (await readdir(join(root, 'data'))).filter((name) => name.startsWith('shop.db'));
    expect(files).toEqual(['shop.db']);
  },
);

/** What a supervisor that cannot serve says as it ends. */
async function sayNoStart(link: string): Promise<{ code: unknown; output: string }> {
  const env = { PATH: process.env['PATH'], RELEASE_LINK: link };
  const child = spawn(process.execPath, ['src/server/supervise.ts'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (piece: Buffer) => (output += piece.toString()));
  const [code] = await once(child, 'close');
  return { code, output };
}

test('a process that was killed as it began is not told as a release that is missing', async () => {
  const { root, link } = await sampleReleases();
  const missing = await sayNoStart(join(root, 'none'));
  expect(missing).toEqual({ code: 1, output: expect.stringContaining('There is no release to serve at') });
  const program = join(root, 'first', serverProgram);
  await mkdir(dirname(program), { recursive: true });
  await writeFile(program, "process.kill(process.pid, 'SIGKILL');");
  const killed = await sayNoStart(link);
  expect(killed).toEqual({ code: 1, output: expect.stringMatching(/did not start: it ended with SIGKILL/) });
}, 60_000);
