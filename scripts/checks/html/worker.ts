/** Judges its share of the pages, beside the others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { pathOfPage } from '../built-pages.ts';
import { createJudge, type HtmlFault } from './judge.ts';

const { client, files } = workerData as { client: string; files: string[] };
const judge = createJudge();
const faults: HtmlFault[] = [];
for (const file of files) faults.push(...(await judge(pathOfPage(file), readFileSync(join(client, file), 'utf8'))));
parentPort?.postMessage(faults);
