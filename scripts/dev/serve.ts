/**
 * The dev server as one process, begun by `main.ts`: Astro's own with the shop's front before it. Tells its parent when it
 * listens, and ends with it.
 */
import { join } from 'node:path';
import { dev } from 'astro';
import { liveShop } from './live-shop.ts';
import { devFolder } from './settings.ts';

/** Written while the shop runs, or too many to look at. */
const unwatched = ['.cache', '.data', '.sandbox', '.releases', 'content/catalogue', 'public/photos'];

const shop = liveShop();
const server = await dev({
  server: { port: Number(process.env['PORT'] || 4321) },
  integrations: [shop],
  vite: {
    cacheDir: join(devFolder(), 'vite'),
    server: {
      strictPort: true,
      cors: false,
      watch: { ignored: unwatched.map((folder) => `${process.cwd()}/${folder}/**`) },
    },
  },
});

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await shop.close();
  await server.stop();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.prependListener('SIGTERM', () => void stop());
process.once('disconnect', () => void stop());
process.send?.('listening');
