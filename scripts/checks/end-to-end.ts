/**
 * `npm run end-to-end [-- options]`: builds a test shop, serves it on ports of its own and runs the end-to-end tests; `--busy 2`
 * beside two busy loops, `--times 10` ten times, `--deep` all on all devices, `--built` where the shop is known to be built; all
 * other options are Playwright's. With SHOP_URL nothing is started: the end-to-end tests ask the shop that runs there, and the sandbox at
 * SANDBOX_URL.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startBuiltShop } from './built-shop.ts';
import { runTool } from './run-tool.ts';

type Served = { url: string; sandboxUrl: string; end(): Promise<void> };

async function findShop(isBuilt: boolean): Promise<Served> {
  const { SHOP_URL, SANDBOX_URL = 'http://localhost:4400' } = process.env;
  if (SHOP_URL) return { url: SHOP_URL, sandboxUrl: SANDBOX_URL, end: async () => {} };
  const { url, sandboxUrl, programs } = await startBuiltShop({ isBuilt });
  return { url, sandboxUrl, end: programs.end };
}

/** Pauses only long enough to hear that its starter is gone. */
const loop = `
  process.once('disconnect', () => process.exit());
  const spin = () => {
    for (const end = Date.now() + 50; Date.now() < end; );
    setImmediate(spin);
  };
  spin();`;

/** Keeps so many cores busy until the returned function is called; the loops end with this process, however it ends. */
function startBusyLoops(count: number): () => void {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', loop], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  );
  return () => loops.forEach((child) => child.kill('SIGKILL'));
}

const args = process.argv.slice(2);
const options = {
  busy: { type: 'string', default: '0' },
  times: { type: 'string', default: '1' },
  deep: { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
} as const;
const { values, tokens } = parseArgs({ args, options, strict: false, tokens: true });
const ours = tokens.flatMap((token) => {
  if (token.kind !== 'option' || !(token.name in options)) return [];
  return token.inlineValue === false ? [token.index, token.index + 1] : [token.index];
});
const rest = args.filter((_, index) => !ours.includes(index));
const [busy, times] = [Number(values.busy), Number(values.times)];
if (!(busy >= 0 && times >= 1)) throw new Error('--busy and --times want a number');

const endBusyLoops = startBusyLoops(busy);
let failedTimes = 0;
for (let time = 1; time <= times; time += 1) {
  if (times > 1) console.log(`— ${time} of ${times}`);
  // each time a clean sandbox: what one buys is missing from the stock of the next
  const { url, sandboxUrl, end } = await findShop(values.built === true || time > 1);
  const env = { SHOP_URL: url, SANDBOX_URL: sandboxUrl, ...(values.deep === true ? { DEEP: '1' } : {}) };
  if (!(await runTool('@playwright/test/cli.js', ['test', ...rest], env))) failedTimes += 1;
  await end();
}
endBusyLoops();
if (times > 1) console.log(`${times} times: ${times - failedTimes} good, ${failedTimes} failed`);
process.exit(failedTimes === 0 ? 0 : 1);
