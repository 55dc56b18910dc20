import { paymentFaultKinds } from '#domain/payment/payment-fault.ts';
import type { Measures } from '../measures.ts';
import type { PlaceOutcome } from '../order/placing-types.ts';
import type { ReleaseHolder } from '../release/release.ts';
import type { Services } from '../services.ts';
import { readLastNight } from './last-night.ts';
import type { MetricsServer } from './serve-metrics.ts';
import { watchStorage } from './watch-storage.ts';

const placeOutcomes: Record<PlaceOutcome['kind'], true> = {
  placed: true,
  'ordered-otherwise': true,
  'invalid-draft': true,
  'basket-empty': true,
  'basket-gone': true,
  'total-changed': true,
  'details-changed': true,
  'delivery-changed': true,
  'out-of-stock': true,
  'earlier-order': true,
  'earlier-unpaid': true,
  pending: true,
  failed: true,
  unavailable: true,
};

/** A counter that appears with its first fault has no step that an alert could see: those that matter are there from the start. */
export function initCounters(measures: Measures): void {
  for (const kind of paymentFaultKinds) measures.increment('payment_faults_total', { kind }, 0);
  for (const outcome of Object.keys(placeOutcomes)) measures.increment('placings_total', { outcome }, 0);
}

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
  initCounters(measures);
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
