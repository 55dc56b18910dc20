/** Measures a full build of the pages from the current snapshot: wall time, pages a second, peak memory. `npm run bench:build` */
import { readdirSync, rmSync } from 'node:fs';
import { runTool } from '../checks/run-tool.ts';

const runs = Number(process.argv[2] ?? 3);
const folder = '.cache/bench-build';

for (let run = 1; run <= runs; run += 1) {
  rmSync(folder, { recursive: true, force: true });
  const begun = performance.now();
  if (!(await runTool('astro/bin/astro.mjs', ['build', '--silent', '--outDir', folder]))) process.exit(1);
  const seconds = (performance.now() - begun) / 1000;
  const pages = readdirSync(`${folder}/client`, { recursive: true }).filter((file) =>
    String(file).endsWith('index.html'),
  ).length;
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `run ${run}: ${pages} pages in ${seconds.toFixed(1)} s, ${Math.round(pages / seconds)} pages/s, own peak ${peakMb} MB`,
  );
}
rmSync(folder, { recursive: true, force: true });
