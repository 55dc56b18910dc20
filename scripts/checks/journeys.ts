/** Starts a test shop and runs the browser journeys against it: `npm run journeys [-- playwright arguments]`. */
import { runTool } from './run.ts';
import { startBuiltShop } from './built-shop.ts';

const shop = await startBuiltShop();
const content = runTool('@playwright/test/cli.js', ['test', ...process.argv.slice(2)], {
  SHOP_URL: shop.url,
  SANDBOX_URL: shop.sandboxUrl,
});
await shop.programs.end();
process.exit(content ? 0 : 1);
