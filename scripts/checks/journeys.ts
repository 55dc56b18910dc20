/**
 * `npm run journeys [-- options]`: builds a test shop, serves it on ports of its own and runs the browser journeys. Options of
 * ours are in `journey-options.ts`, all others are Playwright's. With SHOP_URL nothing is started: the journeys ask the
 * shop that runs there, and the sandbox at SANDBOX_URL.
 */
import { startBuiltShop } from './built-shop.ts';
import { startBusyLoops } from './busy-loops.ts';
import { readJourneyOptions } from './journey-options.ts';
import { runTool } from './run-tool.ts';

type Served = { url: string; sandboxUrl: string; end(): Promise<void> };

async function findShop(isBuilt: boolean): Promise<Served> {
  const { SHOP_URL, SANDBOX_URL = 'http://localhost:4400' } = process.env;
  if (SHOP_URL) return { url: SHOP_URL, sandboxUrl: SANDBOX_URL, end: async () => {} };
  const { url, sandboxUrl, programs } = await startBuiltShop({ isBuilt });
  return { url, sandboxUrl, end: programs.end };
}

const { busy, times, deep, built, rest } = readJourneyOptions(process.argv.slice(2));
const endBusyLoops = startBusyLoops(busy);
let failedTimes = 0;
for (let time = 1; time <= times; time += 1) {
  if (times > 1) console.log(`— ${time} of ${times}`);
  // each time a clean sandbox: what one buys is missing from the stock of the next
  const { url, sandboxUrl, end } = await findShop(built || time > 1);
  const env = { SHOP_URL: url, SANDBOX_URL: sandboxUrl, ...(deep ? { DEEP: '1' } : {}) };
  if (!(await runTool('@playwright/test/cli.js', ['test', ...rest], env))) failedTimes += 1;
  await end();
}
endBusyLoops();
if (times > 1) console.log(`${times} times: ${times - failedTimes} good, ${failedTimes} failed`);
process.exit(failedTimes === 0 ? 0 : 1);
