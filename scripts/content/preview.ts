/**
 * `npm run preview:content`: the live shop at http://localhost:4331 (`PREVIEW_PORT`), which shows a text as it is saved, with the
 * check of the texts beside it: after each save it says which page shows the change, after how many seconds, and every mistake
 * with file, line and remedy. Documents are drawn again. Ctrl-C ends it.
 */
import { watch } from 'node:fs';
import { checkContent } from './check.ts';
import { createSeries } from './series.ts';
import { writeFault } from './fault.ts';
import { toShownAddress } from './shown-address.ts';
import { type LiveTexts, startLiveTexts } from './live-texts.ts';

/** Editors of text save in several steps; so long after the last one a text is whole. Milliseconds. */
const settleMs = 120;

/** A text that nobody can read keeps the live shop from starting: then the mistakes are all that an editor needs. */
async function start(): Promise<LiveTexts> {
  const [live] = await Promise.allSettled([startLiveTexts(Number(process.env['PREVIEW_PORT'] || 4331)), tellFaults()]);
  if (live.status === 'fulfilled') return live.value;
  console.error(`${live.reason}\nMend the mistakes that are told here, if there are any, and start again.`);
  process.exit(1);
}

const live = await start();
process.on('SIGINT', () => void live.end().then(() => process.exit(0)));
process.on('SIGTERM', () => void live.end().then(() => process.exit(0)));

async function tellFaults(): Promise<void> {
  const { texts, faults } = await checkContent('.', new Date());
  for (const fault of faults) console.error(`${writeFault(fault)}\n`);
  console.log(faults.length === 0 ? `  ${texts} texts are good.` : `  ${faults.length} mistakes in ${texts} texts.`);
}

/** `savedAt`: milliseconds of `performance.now`. */
async function show(file: string, savedAt: number): Promise<void> {
  const address = toShownAddress(file);
  if (address !== null) console.log(`${file}: ${await live.tellWhenShown(address, savedAt)}`);
  await tellFaults();
}

console.log(`Open ${live.url}. Save a text below content/ and look.`);
const series = createSeries(show, settleMs);
watch('content', { recursive: true }, (_, name) => {
  if (name && !name.startsWith('catalogue')) series.add(`content/${name}`, performance.now());
});
