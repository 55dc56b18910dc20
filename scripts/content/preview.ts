/**
 * `npm run preview:content`: checks and builds the texts alone, serves them, and does it again on every change below
 * `content/`. Pages made from the catalogue are left out. `PREVIEW_PORT` (4331).
 */
import { createServer } from 'node:http';
import { watch } from 'node:fs';
import sirv from 'sirv';
import { buildTexts, compareBuilds, digestPages } from './built-texts.ts';
import { checkContent } from './check.ts';
import { writeFault } from './fault.ts';

const port = Number(process.env.PREVIEW_PORT || 4331);
const folder = '.cache/preview';
/** editors of text save in several steps */
const settleMs = 300;

let pages = new Map<string, string>();

async function refresh(): Promise<void> {
  const begun = performance.now();
  const { faults } = await checkContent('.', new Date());
  for (const fault of faults) console.error(`${writeFault(fault)}\n`);
  if (!buildTexts('.', folder))
    return console.error('The pages could not be built; those of the last good build stay.');
  const built = digestPages(folder);
  const { changed, added } = compareBuilds(pages, built);
  const touched = pages.size === 0 ? [] : [...changed, ...added];
  pages = built;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${built.size} pages in ${seconds} s; ${faults.length} mistakes. Open http://localhost:${port}`);
  for (const page of touched) console.log(`  reads differently: http://localhost:${port}${page}`);
}

/** One build at a time; what changes meanwhile is built afterwards. */
function createQueue(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work);
    }, settleMs);
  };
}

await refresh();
const files = sirv(`${folder}/client`, { dev: true });
createServer((request, response) =>
  files(request, response, () => {
    response.statusCode = 404;
    response.end('This page is not part of the preview of texts: start the whole shop with "npm start".');
  }),
).listen(port);
const again = createQueue(refresh);
watch('content', { recursive: true }, (_, name) => {
  if (name && !name.startsWith('catalogue')) again();
});
