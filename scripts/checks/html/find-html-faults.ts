import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { listPageFiles } from '../built-pages.ts';
import type { HtmlFault } from './judge.ts';

/** Neighbours share most of their text, so that a worker that has judged one is quick with the next. */
const neighbours = 64;
const mostWorkers = 4;

function share(files: string[], among: number): string[][] {
  const shares: string[][] = Array.from({ length: among }, () => []);
  files.forEach((file, position) => shares[Math.floor(position / neighbours) % among]?.push(file));
  return shares.filter((own) => own.length > 0);
}

const judgeShare = (client: string, files: string[]): Promise<HtmlFault[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { client, files },
      execArgv: [],
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a worker ended with code ${code} before it had judged its pages`)));
  });

/** One line for each mistake, with the first page that has it and how many more do. */
export function gatherFaults(faults: HtmlFault[]): string[] {
  const mistakes = Map.groupBy(faults, ({ fault }) => fault);
  return [...mistakes].map(([fault, all]) => {
    const pages = [...new Set(all.map(({ page }) => page))].toSorted();
    return `${pages[0]}: ${fault}${pages.length > 1 ? ` (and on ${pages.length - 1} more pages)` : ''}`;
  });
}

/** What is not valid in the HTML of any page of a built folder, one line for each mistake. Throws when the folder does not exist. */
export async function findHtmlFaults(client: string): Promise<string[]> {
  const shares = share(listPageFiles(client), Math.min(availableParallelism(), mostWorkers));
  const found = await Promise.all(shares.map((files) => judgeShare(client, files)));
  return gatherFaults(found.flat());
}
