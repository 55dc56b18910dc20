/**
 * `npm run preview:content`: the live shop at http://localhost:4331 (`PREVIEW_PORT`), which shows a text as it is saved, with the
 * check of the texts beside it: after each save it says which page shows the change, after how many seconds, and every mistake
 * with file, line and remedy. Documents are drawn again. Ctrl-C ends it.
 */
import { watch } from 'node:fs';
import { nounFile } from '#editors/nouns.ts';
import { checkContent, writeSum } from './check.ts';
import { writeFault } from './fault.ts';
import { toPageAddress } from './kinds.ts';
import { type LiveTexts, startLiveTexts } from './live-texts.ts';

/** Saved files that wait for their turn. */
type Series = { add(file: string, savedAt: number): void };

/**
 * Has one file shown after the other, each once however often it was saved while it waited; `savedAt` is that of its first save.
 * `settleMs` after a file's last save its turn may come.
 */
function createSeries(show: (file: string, savedAt: number) => Promise<void>, settleMs: number): Series {
  const waiting = new Map<string, { savedAt: number; timer: NodeJS.Timeout }>();
  let running = Promise.resolve();
  return {
    add(file, savedAt) {
      const before = waiting.get(file);
      clearTimeout(before?.timer);
      const first = before?.savedAt ?? savedAt;
      const timer = setTimeout(() => {
        waiting.delete(file);
        running = running.then(async () => show(file, first)).catch((error: unknown) => console.error(error));
      }, settleMs);
      waiting.set(file, { savedAt: first, timer });
    },
  };
}

/** Editors of text save in several steps; so long after the last one a text is whole. Milliseconds. */
const settleMs = 120;

/** A text that nobody can read keeps the live shop from starting: then the mistakes are all that an editor needs. */
async function start(): Promise<LiveTexts> {
  const [live, told] = await Promise.allSettled([
    startLiveTexts(Number(process.env['PREVIEW_PORT'] || 4331)),
    tellFaults(),
  ]);
  if (told.status === 'rejected') console.error(told.reason);
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
  console.log(`  ${writeSum(texts, faults)}`);
}

/** `savedAt`: milliseconds of `performance.now`. */
async function show(file: string, savedAt: number): Promise<void> {
  const address = toPageAddress(file);
  if (address !== null) console.log(`${file}: ${await live.tellWhenVisible(address, savedAt)}`);
  if (file === nounFile('downloads')) await live.drawDocuments();
  await tellFaults();
}

console.log(`Open ${live.url}. Save a text below content/ and look.`);
const series = createSeries(show, settleMs);
watch('content', { recursive: true }, (_, name) => {
  if (name && !name.startsWith('catalogue')) series.add(`content/${name}`, performance.now());
});
