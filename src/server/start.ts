import cluster from 'node:cluster';
import { createServices } from './create-services.ts';
import { parseEnv } from './env.ts';
import { createFront } from './http/front.ts';
import { stopGracefully } from './http/graceful-stop.ts';
import { withHealth } from './http/health.ts';
import { createShopServer } from './http/shop-server.ts';
import { startMetrics } from './metrics/start-metrics.ts';
import { openLog } from './open-log.ts';
import { holdRelease } from './release/release.ts';
import { whenStarterEnds } from './starters.ts';
import { lookByClock } from './stock-alert/look-for-stock.ts';
import { checkMailServer } from './mail/mailer.ts';
import { logUncaught } from './uncaught.ts';

/** The shop's one process: `node src/server/start.ts`. Prints what is wrong with the environment and stops, or serves. */
// the end of the supervisor is a signal to finish what is under way, not to drop it
if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
const stopWatching = whenStarterEnds(() => process.exit(0));
const parsed = parseEnv(process.env);
if (!parsed.ok) {
  console.error(
    ['The shop cannot start. Mend these settings:', ...parsed.faults.map((fault) => `  - ${fault}`)].join('\n'),
  );
  process.exit(1);
}
const { env } = parsed;
const log = await Promise.try(openLog, env).catch((error: unknown) => {
  console.error(`The data folder (DATA_DIR=${env.DATA_DIR}) cannot be used: ${String(error)}`);
  process.exit(1);
});
const holder = await holdRelease(env.SERVED_RELEASE || env.RELEASE_LINK, log).catch((error: unknown) => {
  console.error(
    `There is no release to serve at ${env.RELEASE_LINK}: ${String(error)}\nMake one with "npm run nightly".`,
  );
  process.exit(1);
});
const facts = {
  pictureFor: (photoUrl: string) => holder.current().pictureFor(photoUrl),
  findTitle: (set: string) => holder.current().findTitle(set),
  findTerms: (seller: string) => holder.current().findTerms(seller),
};
const services = await createServices(env, log, facts).catch((error: unknown) => {
  console.error(`The storage (STORAGE=${env.STORAGE}) cannot be opened: ${String(error)}`);
  process.exit(1);
});

// however it ends: what the storage wrote beside its file is in it then
process.on('exit', () => void services.storage.close().catch(() => undefined));

lookByClock(services, env.STOCK_ALERT_EVERY);

startMetrics(services, holder).catch((error: unknown) => log.error('metrics-not-started', {}, error));
services.marquee.text();
checkMailServer(services).catch((error: unknown) => log.error('mail-server-not-checked', {}, error));
let isStopping = () => false;
const health = {
  isStopping: () => isStopping(),
  storage: services.storage.condition,
  lastGoodCall: services.lastGoodCall,
  release: () => holder.current().id,
  isReleaseThere: () => holder.current().isThere(),
};
const server = createShopServer(
  { log, trusted: env.TRUST_PROXY },
  withHealth(health, createFront(services, holder.current)),
);
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(
    taken ? `Port ${env.PORT} is taken. Stop the other program or choose another one with PORT=…` : String(error),
  );
  process.exit(1);
});
server.listen({ port: env.PORT, host: env.LISTEN_HOST || undefined }, () => {
  log.info('listening', { port: env.PORT, release: holder.current().id });
  process.send?.('listening');
});
process.on('SIGHUP', () => void holder.look());
stopWatching();
const { stop, ...graceful } = stopGracefully(server, log, () => holder.stop());
isStopping = graceful.isStopping;
logUncaught(log, () => stop(1));
