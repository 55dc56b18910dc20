import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from '../log.ts';
import { type HistogramSeries, type Measures, measureTable } from '../measures.ts';
import type { LastNight } from './last-night.ts';
import type { Waiting } from './watch-storage.ts';

/** What the metrics are read from when somebody asks for them. */
export type MetricSources = {
  measures: Measures;
  log: Pick<Log, 'counts'>;
  waiting: () => Promise<Waiting | null>;
  /** the release being served: its name and milliseconds since 1970 */
  release: () => { id: string; builtAt: number };
  lastNight: () => Promise<LastNight>;
};

type Name = keyof typeof measureTable;
const isA = (kind: string) => (name: Name) => measureTable[name].kind === kind;
const names = Object.keys(measureTable) as Name[];
const describe = (name: Name) => ({ name, help: measureTable[name].help, labelNames: [...measureTable[name].labels] });

function addCounts(registry: Registry, measures: Measures): void {
  const registers = [registry];
  const of = (name: Name) => measures.list().filter((series) => series.name === name);
  for (const name of names.filter(isA('counter')))
    new Counter({
      ...describe(name),
      registers,
      collect() {
        this.reset();
        for (const { labels, value } of of(name)) this.inc(labels, value);
      },
    });
  for (const name of names.filter(isA('gauge')))
    new Gauge({
      ...describe(name),
      registers,
      collect() {
        for (const { labels, value } of of(name)) this.set(labels, value);
      },
    });
}

const toRows = ({ name, labels, sum, within }: HistogramSeries, buckets: readonly number[]) => [
  ...within.map((value, at) => ({
    metricName: `${name}_bucket`,
    labels: { ...labels, le: buckets[at] ?? '+Inf' },
    value,
  })),
  { metricName: `${name}_sum`, labels, value: sum },
  { metricName: `${name}_count`, labels, value: within.at(-1) ?? 0 },
];

/** A histogram whose values are kept in the measures; the registry asks by this name for what it writes. */
class KeptHistogram extends Histogram {
  readonly #read: () => { name: string; help: string; type: string; values: ReturnType<typeof toRows> };
  constructor(registry: Registry, name: Name, buckets: readonly number[], measures: Measures) {
    super({ ...describe(name), buckets: [...buckets], registers: [registry] });
    const list = () => measures.listHistograms().filter((one) => one.name === name);
    const { help } = measureTable[name];
    this.#read = () => ({ name, help, type: 'histogram', values: list().flatMap((one) => toRows(one, buckets)) });
  }
  async getForPromString() {
    return this.#read();
  }
}

function addHistograms(registry: Registry, measures: Measures): void {
  for (const name of names) {
    const row = measureTable[name];
    if (row.kind === 'histogram') new KeptHistogram(registry, name, row.buckets, measures);
  }
}

function addLines(registry: Registry, log: MetricSources['log']): void {
  new Counter({
    name: 'log_lines_total',
    help: 'Lines of the log that are warnings or errors, by their code.',
    labelNames: ['level', 'code'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { level, code, count } of log.counts()) this.inc({ level, code }, count);
    },
  });
}

/** A gauge that is read when asked; null: it is not known now, and there is no such series then. */
function addGauge(registry: Registry, name: string, help: string, read: () => Promise<number | null>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === null) this.remove();
      else this.set(value);
    },
  });
}

function addWaiting(registry: Registry, waiting: MetricSources['waiting']): void {
  const add = (name: string, help: string, pick: (found: Waiting) => number | null) =>
    addGauge(registry, name, help, async () => {
      const found = await waiting();
      return found === null ? null : pick(found);
    });
  const seconds = (since: number | null) => (since === null ? 0 : since / 1000);
  addGauge(registry, 'storage_up', '1 while the storage answers within two seconds.', async () =>
    (await waiting()) === null ? 0 : 1,
  );
  add('outbox_mails', 'Mails still to be sent, of all processes.', ({ mails }) => mails);
  add('outbox_oldest_timestamp_seconds', 'When the oldest of them was put; 0 for none.', ({ oldestMailSince }) =>
    seconds(oldestMailSince),
  );
  add('outbox_undeliverable_mails', 'Mails that wait for a person (npm run mails).', (found) => found.undeliverable);
  add('placings_open', 'Orders of which it is not known yet whether there is one.', ({ openPlacings }) => openPlacings);
  add('placings_oldest_timestamp_seconds', 'When the oldest of them began; 0 for none.', ({ oldestPlacingSince }) =>
    seconds(oldestPlacingSince),
  );
}

function addNight(registry: Registry, read: MetricSources['lastNight']): void {
  const toSeconds = (ms: number | null) => (ms === null ? null : Math.floor(ms / 1000));
  addGauge(registry, 'night_good_timestamp_seconds', 'When a night last ended well, changed or not.', async () =>
    toSeconds((await read()).goodAt),
  );
  addGauge(registry, 'night_timestamp_seconds', 'When the last night ended, however it did.', async () =>
    toSeconds((await read()).endedAt),
  );
  addGauge(
    registry,
    'night_shipping_gaps',
    'At how many addresses free shipping was not as promised in the last night.',
    async () => (await read()).shippingGaps,
  );
  new Gauge({
    name: 'night_outcome',
    help: '1 for how the last night ended: published, unchanged, held, refused.',
    labelNames: ['outcome'],
    registers: [registry],
    async collect() {
      const { outcome } = await read();
      this.reset();
      if (outcome !== null) this.set({ outcome }, 1);
    },
  });
}

function addRelease(registry: Registry, read: MetricSources['release']): void {
  addGauge(registry, 'release_built_timestamp_seconds', 'When the release being served was built.', async () =>
    Math.floor(read().builtAt / 1000),
  );
  new Gauge({
    name: 'release_info',
    help: '1 for the release being served.',
    labelNames: ['release'],
    registers: [registry],
    collect() {
      this.reset();
      this.set({ release: read().id }, 1);
    },
  });
}

/** Sums that the library adds under the name of counters, which Prometheus warns of; their parts are there too. */
const misnamed = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

/**
 * Everything that is told of the shop, as Prometheus reads it (rule operation.metrics): what was counted, what waits in the
 * storage, the release and the night, and Node's own figures. Nothing in it is about a visitor.
 */
export function createExposition(sources: MetricSources): { type: string; write(): Promise<string> } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  addCounts(registry, sources.measures);
  addHistograms(registry, sources.measures);
  addLines(registry, sources.log);
  addWaiting(registry, sources.waiting);
  addRelease(registry, sources.release);
  addNight(registry, sources.lastNight);
  return { type: registry.contentType, write: () => registry.metrics() };
}
