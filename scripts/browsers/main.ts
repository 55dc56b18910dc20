/**
 * `npm run test:browsers [-- firefox | webkit]`: one purchase from home to paid, in browsers that the end-to-end tests do not run in. With
 * `--built` the shop is not built first; with SHOP_URL and SANDBOX_URL the one that runs there is taken.
 */
import { mkdirSync } from 'node:fs';
import { startBuiltShop } from '../checks/built-shop.ts';
import { openFirefox } from './firefox.ts';
import { createPage, type Driver } from './page.ts';
import { buy } from './purchase.ts';
import { openWebKit } from './webkit.ts';

const browsers: Record<string, () => Promise<Driver>> = { firefox: openFirefox, webkit: openWebKit };
const pictures = '.cache/browsers';

const isBuilt = process.argv.includes('--built');
const chosen = process.argv.slice(2).filter((argument) => argument !== '--built');
const unknown = chosen.filter((name) => !(name in browsers));
if (unknown.length > 0) {
  console.error(`No browser called ${unknown.join(', ')}; there are ${Object.keys(browsers).join(' and ')}.`);
  process.exit(2);
}

async function openShop() {
  const { SHOP_URL: url, SANDBOX_URL: sandboxUrl } = process.env;
  if (url && sandboxUrl) return { url, sandboxUrl, close: () => Promise.resolve() };
  const { programs, ...shop } = await startBuiltShop({ isBuilt });
  return { url: shop.url, sandboxUrl: shop.sandboxUrl, close: programs.end };
}

async function tryBrowser(name: string, shop: { url: string; sandboxUrl: string }): Promise<boolean> {
  const begun = performance.now();
  let driver: Driver | null = null;
  try {
    driver = (await browsers[name]?.()) ?? null;
    if (driver === null) return false;
    const paid = await buy(createPage(driver), shop);
    console.log(`✓ ${driver.version}: ${paid} (${Math.round((performance.now() - begun) / 1_000)} s)`);
    return true;
  } catch (error) {
    const path = `${pictures}/${name}.png`;
    await driver?.picture(path).catch(() => undefined);
    const where = await driver?.url().catch(() => '');
    console.error(
      `✘ ${name}: ${error instanceof Error ? error.message : String(error)}\n  at ${where}, picture ${path}`,
    );
    return false;
  } finally {
    await driver?.close().catch(() => undefined);
  }
}

mkdirSync(pictures, { recursive: true });
const shop = await openShop();
const results: boolean[] = [];
for (const name of chosen.length > 0 ? chosen : Object.keys(browsers)) results.push(await tryBrowser(name, shop));
await shop.close();
const failed = results.filter((passed) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
