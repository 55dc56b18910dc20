import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { toPageAddress } from './kinds.ts';

/** The dev server with what its pages showed when they were last asked for. */
export type LiveTexts = {
  url: string;
  /** "seen at http://…/terms after 0.8 s", or why not */
  tellWhenVisible(address: string, savedAt: number): Promise<string>;
  /** draws the documents that are new or have changed */
  drawDocuments(): Promise<void>;
  end(): Promise<void>;
};

/** Between two looks at a page, and until a change is taken for one that readers do not see. Milliseconds. */
const lookMs = 40;
const timeoutMs = 6_000;

/** What changes with every answer of the dev server without the page changing. */
const plain = (html: string): string => html.replaceAll(/\?t=\d+|uid="\w+"|data-astro-source-\w+="[^"]*"/g, '');

async function look(url: string): Promise<{ status: number; digest: string }> {
  try {
    const answer = await fetch(url, { redirect: 'manual' });
    return {
      status: answer.status,
      digest: createHash('sha256')
        .update(plain(await answer.text()))
        .digest('hex'),
    };
  } catch {
    return { status: 0, digest: '' };
  }
}

/** Starts `npm run dev` with folders and ports of its own, so that both can run side by side. Resolves when pages are served. */
async function startDev(port: number): Promise<{ end(): Promise<void> }> {
  const child = spawn(process.execPath, ['scripts/dev/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: process.env['SANDBOX_PORT'] || String(port + 40),
      DEV_DIR: process.env['DEV_DIR'] || '.cache/preview',
      LOG_LEVEL: 'silent',
    },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  await new Promise<void>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The live shop has ended with code ${code}.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready in')) done();
    });
  });
  void ended.then(() => process.exit(1));
  return { end };
}

const runDocuments = (): Promise<void> =>
  new Promise((done) => {
    spawn(process.execPath, ['scripts/documents/make.ts'], { stdio: ['ignore', 'ignore', 'inherit'] }).once(
      'exit',
      () => done(),
    );
  });

/** The live shop with every text looked at once, so that the first change is shown as fast as the next. */
export async function startLiveTexts(port: number): Promise<LiveTexts> {
  const dev = await startDev(port);
  const url = `http://localhost:${port}`;
  const seen = new Map<string, string>();
  for (const file of globSync('content/{pages/**/*.mdx,*.yml}')) {
    const address = toPageAddress(file);
    if (address !== null) seen.set(address, (await look(url + address)).digest);
  }
  return {
    url,
    end: dev.end,
    drawDocuments: runDocuments,
    async tellWhenVisible(address, savedAt) {
      if (address.startsWith('/files/')) await runDocuments();
      // drawing a document may take longer than a page is waited for
      const from = performance.now();
      do {
        const { status, digest } = await look(url + address);
        const seconds = ((performance.now() - savedAt) / 1000).toFixed(1);
        if (status >= 500) return `cannot be shown; the mistakes are below`;
        // the page of unknown addresses is nothing new
        if (digest !== seen.get(address) && status > 0 && (status !== 404 || seen.has(address))) {
          seen.set(address, digest);
          return `seen at ${url}${address} after ${seconds} s`;
        }
        await pause(lookMs);
      } while (performance.now() - from < timeoutMs);
      return `${url}${address} reads as before`;
    },
  };
}
