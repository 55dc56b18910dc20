import cluster, { type Worker } from 'node:cluster';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Log } from '../log.ts';
import { pause } from '../wait.ts';
import { serverFlags, serverMemory, serverProgram } from './server-program.ts';

/** Milliseconds. */
const lookEveryMs = 2_000;
const startMs = 60_000;
/** longer than a process takes to let its requests finish */
const endMs = 27_000;
const firstPauseMs = 200;
const longestPauseMs = 10_000;
/** a process that ran so long did not end for what it met at its start */
const steadyMs = 60_000;
/** a release that did not start is tried again: the machine may have been too busy for it */
const firstRetryMs = 60_000;
const longestRetryMs = 900_000;

/** Releases from before they had a program are served by the repository's. */
const ownProgram = fileURLToPath(new URL('../start.ts', import.meta.url));

const programOf = (folder: string): string =>
  existsSync(join(folder, serverProgram)) ? join(folder, serverProgram) : ownProgram;

type Started = { worker: Worker; folder: string; at: number };
/** A release that did not start, and from when on it is tried again. */
type Broken = { folder: string; from: number; pauseMs: number };

/** Why nothing is served: there is no release, or its process was killed or too slow, which a busy machine is enough for. */
const describeNoStart = (link: string, why: string): string =>
  existsSync(link)
    ? `The process of the release at ${link} did not start: ${why}. See what else this machine is busy with, and whether it has memory left.`
    : `There is no release to serve at ${link}. Make one with "npm run nightly".`;

/** Resolves when the process answers requests; rejects with its exit code when it ends before. */
function untilListening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => (worker.process.kill('SIGKILL'), reject(new Error(`it did not answer within ${startMs / 1000} s`))),
      startMs,
    );
    worker.once('message', () => (clearTimeout(timer), resolve()));
    worker.once(
      'exit',
      (code, signal) => (
        clearTimeout(timer),
        reject(Object.assign(new Error(`it ended with ${code ?? signal}`), { code }))
      ),
    );
  });
}

/**
 * One process at a time answers on the port, two while one takes over: the new one listens on the same socket before the old
 * one is told to take no more. The system hands connections out (`SCHED_NONE`), none goes through this process.
 */
export class Supervisor {
  #link: string;
  #log: Log;
  #current: Started | null = null;
  #broken: Broken | null = null;
  #isLinkLost = false;
  #isStopping = false;
  #pauseMs = firstPauseMs;
  /** switches, replacements and new starts come one after the other */
  #queue: Promise<void> = Promise.resolve();
  #clock: NodeJS.Timeout | null = null;

  constructor({ link, log }: { link: string; log: Log }) {
    this.#link = link;
    this.#log = log;
    cluster.schedulingPolicy = cluster.SCHED_NONE;
  }

  /** Begins the first process; ends this one with its exit code where it cannot serve. */
  async start(): Promise<void> {
    try {
      await this.#take(await realpath(this.#link));
    } catch (error) {
      const { code, message } = error as Error & { code?: unknown };
      // a process that ended with a number has said itself what is wrong
      if (typeof code !== 'number') process.stderr.write(`${describeNoStart(this.#link, message)}\n`);
      process.exit(typeof code === 'number' && code > 0 ? code : 1);
    }
    this.#clock = setInterval(() => void this.look(), lookEveryMs);
  }

  /** Takes the release that the link names, when it is another one than that being served; `isNow`: also one that did not start a moment ago. */
  look(isNow = false): Promise<void> {
    return this.#enqueue(async () => {
      const folder = await realpath(this.#link).catch(() => '');
      this.#noteLink(folder === '');
      if (folder === '' || folder === this.#current?.folder) return;
      const before = this.#broken?.folder === folder ? this.#broken : null;
      if (before && !isNow && performance.now() < before.from) return;
      await this.#take(folder).then(
        () => this.#log.info('release-taken', { release: basename(folder) }),
        (error: unknown) => {
          const pauseMs = before ? Math.min(before.pauseMs * 2, longestRetryMs) : firstRetryMs;
          this.#broken = { folder, from: performance.now() + pauseMs, pauseMs };
          this.#log.error('release-broken', { release: basename(folder), againMs: pauseMs }, error);
        },
      );
    });
  }

  /** Says once that the link leads nowhere: what is in memory is still sent, and nothing else. */
  #noteLink(isLost: boolean): void {
    if (isLost && !this.#isLinkLost)
      this.#log.error('release-link-lost', {
        remedy: 'npm run rollback -- --list tells which releases there are, with a name it goes to one',
      });
    this.#isLinkLost = isLost;
  }

  /** Begins the process of the served release anew and ends the old one. */
  replace(): Promise<void> {
    return this.#enqueue(async () => {
      const folder = this.#current?.folder;
      if (folder === undefined) return;
      await this.#take(folder).then(
        () => this.#log.info('process-replaced', { release: basename(folder) }),
        (error: unknown) => this.#log.error('process-not-replaced', { release: basename(folder) }, error),
      );
    });
  }

  /** Lets what is under way finish, then ends. */
  stop(): void {
    if (this.#isStopping) return;
    this.#isStopping = true;
    if (this.#clock) clearInterval(this.#clock);
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    let code = 0;
    let left = workers.length;
    if (left === 0) process.exit(0);
    for (const worker of workers) {
      worker.once('exit', (ended, signal) => {
        // one that was only beginning dies of it
        code ||= signal === 'SIGTERM' ? 0 : (ended ?? 1);
        left -= 1;
        if (left === 0) process.exit(code);
      });
      worker.process.kill('SIGTERM');
    }
    setTimeout(() => workers.forEach((worker) => worker.process.kill('SIGKILL')), endMs).unref();
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(() => (this.#isStopping ? undefined : work()));
    return this.#queue;
  }

  /** Begins a process for the release; when it listens the one before is told to end. Rejects, and changes nothing, where it does not. */
  async #take(folder: string): Promise<void> {
    cluster.setupPrimary({ exec: programOf(folder), execArgv: serverFlags });
    const worker = cluster.fork({ ...serverMemory, SERVED_RELEASE: folder });
    await untilListening(worker);
    const before = this.#current;
    this.#current = { worker, folder, at: performance.now() };
    this.#broken = null;
    const end = (code: number, signal: string) => void this.#onEnd(worker, code, signal);
    worker.once('exit', end);
    if (before?.worker.isConnected()) before.worker.send('drain');
    // it may have ended in the meantime
    if (worker.isDead()) end(worker.process.exitCode ?? 1, worker.process.signalCode ?? '');
  }

  /** A process that ended by itself is begun again, sooner or later by how long it ran. */
  async #onEnd(worker: Worker, code: number, signal: string): Promise<void> {
    const ended = this.#current;
    if (this.#isStopping || ended?.worker !== worker) return;
    const isSteady = performance.now() - ended.at > steadyMs;
    this.#pauseMs = isSteady ? firstPauseMs : Math.min(this.#pauseMs * 2, longestPauseMs);
    this.#log.error('process-ended', { exit: code, signal: signal || undefined, againMs: this.#pauseMs });
    this.#current = null;
    await this.#enqueue(async () => this.#beginAgain(ended.folder));
  }

  async #beginAgain(served: string): Promise<void> {
    while (!this.#isStopping) {
      await pause(this.#pauseMs);
      const folder = await realpath(this.#link).catch(() => served);
      const isStarted = await this.#take(folder).then(
        () => true,
        (error: unknown) => this.#log.error('process-not-begun', { release: basename(folder) }, error),
      );
      if (isStarted) return;
      this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
    }
  }
}
