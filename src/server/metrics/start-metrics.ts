import type { ReleaseHolder } from '../release/release-holder.ts';
import type { Services } from '../services.ts';
import { beginAtNought } from './begin-at-nought.ts';
import { readLastNight } from './last-night.ts';
import type { MetricsServer } from './serve-metrics.ts';
import { watchStorage } from './watch-storage.ts';

/** Tells metrics where a port is named for them; else nothing of it is loaded. */
export async function startMetrics(
  { env, log, measures, storage, now }: Services,
  holder: Pick<ReleaseHolder, 'current'>,
): Promise<MetricsServer | null> {
  if (env.METRICS_PORT === null) return null;
  const [{ createExposition }, { serveMetrics }] = await Promise.all([
    import('./exposition.ts'),
    import('./serve-metrics.ts'),
  ]);
  beginAtNought(measures);
  const exposition = createExposition({
    ...{ measures, log },
    waiting: watchStorage(storage, now),
    release: () => {
      const { id, builtAt } = holder.current();
      return { id, builtAt: Date.parse(builtAt) };
    },
    lastNight: () => readLastNight(env.RELEASE_LINK),
  });
  return serveMetrics({ port: env.METRICS_PORT, host: env.METRICS_HOST, log, exposition });
}
