/** Builds the test shop and sees that it starts: sandbox, pull, release, server. Builds nothing when nothing has changed. */
import { startBuiltShop } from './built-shop.ts';

const shop = await startBuiltShop().catch((error: unknown) => (console.error(String(error)), null));
await shop?.programs.end();
process.exit(shop === null ? 1 : 0);
