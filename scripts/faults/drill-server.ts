import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { createServices } from '#server/create-services.ts';
import { parseEnv } from '#server/env.ts';
import { createFront } from '#server/http/front.ts';
import { withHealth } from '#server/http/health.ts';
import { openLog } from '#server/open-log.ts';
import { holdRelease } from '#server/release/release.ts';
import { testTiming } from '../test-kit/timing.ts';

/** The built shop as `src/server/start.ts` serves it, with short deadlines, so that a hanging call is over soon. */
const parsed = parseEnv(process.env);
if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
const { env } = parsed;
const log = openLog(env);
const holder = await holdRelease(env.RELEASE_LINK, log);
/** A "none" is believed only after longer than the slowest call of the drill takes (`slowMs`), as daily work has it. */
const deadlines = { read: 700, search: 700, write: 700, 'create-order': 700 };
const placing = { ...testTiming.placing, silenceMs: 2_000, settleMs: 4_000 };
/**
 * The shop looks at payments by itself soon, and for longer than the slowest run takes. A look that was made when the process died
 * is made again soon too: in daily work after a minute.
 */
const looksMs = Array.from({ length: 130 }, (_, index) => 600 + 1_500 * index);
const payments = { captureMs: 1_500, looksMs, againMs: 1_500, everyMs: 300 };
const timing = { ...testTiming, deadlines, placing, payments };
const services = await createServices(
  env,
  log,
  {
    pictureFor: (url) => holder.current().pictureFor(url),
    findTitle: (set) => holder.current().findTitle(set),
  },
  timing,
);
const health = {
  isStopping: () => false,
  storage: services.storage.condition,
  lastGoodCall: services.lastGoodCall,
  release: () => holder.current().id,
  isReleaseThere: () => holder.current().isThere(),
};
createServer(withHealth(health, createFront(services, holder.current))).listen(env.PORT, () => {
  // killed, it could not keep what was compiled
  flushCompileCache();
  process.send?.('listening');
});
process.on('disconnect', () => process.exit());
