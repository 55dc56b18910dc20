type Row =
  | { kind: 'counter' | 'gauge'; help: string; labels: readonly string[] }
  /** `buckets`: upper limits, rising; what is above the last is counted too */
  | { kind: 'histogram'; help: string; labels: readonly string[]; buckets: readonly number[] };

/**
 * What is counted of the shop at work, for whoever looks at it from outside: names, labels and units are those of Prometheus.
 * A new one is a row here, but for what is read when somebody asks (`metrics/exposition.ts`, `metrics/watch-storage.ts`); who counts it names it, so that a slip of the pen is an error of types.
 */
export const measureTable = {
  commerce_calls_total: {
    kind: 'counter',
    help: 'Calls to the commerce API and the services beside it, by how they ended; a call that is tried again is one.',
    labels: ['operation', 'outcome'],
  },
  commerce_call_seconds_total: {
    kind: 'counter',
    help: 'Seconds that these calls took in all.',
    labels: ['operation'],
  },
  commerce_retries_total: {
    kind: 'counter',
    help: 'Reads that were sent once more (sent), and those that were not because too many had been (refused).',
    labels: ['operation', 'outcome'],
  },
  commerce_breaker_state: {
    kind: 'gauge',
    help: '0 closed, calls go out; 1 half open, one call looks; 2 open, nothing is asked.',
    labels: ['operation'],
  },
  live_answers_total: {
    kind: 'counter',
    help: 'Answers about a part or a search: asked, shared with a call under way, from memory (fresh), said to be older (stale), none (failed).',
    labels: ['of', 'outcome'],
  },
  live_answers_kept: { kind: 'gauge', help: 'Answers in memory.', labels: ['of'] },
  http_requests_total: {
    kind: 'counter',
    help: 'Requests that were answered or cut off, by the pattern of their address; route unknown: files and what there is not.',
    labels: ['method', 'route', 'status'],
  },
  http_request_seconds: {
    kind: 'histogram',
    help: 'Seconds from the head of a request to the end of its answer, of endpoints and pages that our code makes.',
    labels: ['route'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
  },
  placings_total: {
    kind: 'counter',
    help: 'Answers to a buyer who placed an order; the same buyer may ask again.',
    labels: ['outcome'],
  },
  payment_faults_total: {
    kind: 'counter',
    help: 'Money that was taken wrongly and told to the seller, once for each order and amount: twice, too-much, closed ...',
    labels: ['kind'],
  },
  csp_reports_total: {
    kind: 'counter',
    help: 'Reports of browsers of what the content security policy kept out, by directive and what it was; dropped: too many, not read.',
    labels: ['directive', 'blocked'],
  },
} as const satisfies Record<string, Row>;

type Table = typeof measureTable;
type NameOf<Kind> = { [Name in keyof Table]: Table[Name]['kind'] extends Kind ? Name : never }[keyof Table];
type LabelsOf<Name extends keyof Table> = Record<Table[Name]['labels'][number], string>;

/** One series as it stands: a name with the values of its labels. */
type Series = { name: keyof Table; labels: Record<string, string>; value: number };

/** `within`: for each bucket, and then for all, how many values were not above it. */
export type HistogramSeries = {
  name: NameOf<'histogram'>;
  labels: Record<string, string>;
  sum: number;
  within: number[];
};

export type Measures = {
  /** adds to a counter; `by` is never negative */
  increment<Name extends NameOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  /** what a gauge stands at now */
  set<Name extends NameOf<'gauge'>>(name: Name, labels: LabelsOf<Name>, value: number): void;
  /** adds one value to a histogram */
  observe<Name extends NameOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, value: number): void;
  /** every series that has been counted or set so far */
  list(): Series[];
  /** every histogram that has a value so far */
  listHistograms(): HistogramSeries[];
};

/**
 * Counts in this process. Values of labels must be few and of our own choosing: an operation, an outcome, never a part, an
 * address or anything a visitor sends.
 */
export function createMeasures(): Measures {
  const series = new Map<string, Series>();
  const find = (name: keyof Table, labels: Record<string, string>): Series => {
    const key = JSON.stringify([name, ...measureTable[name].labels.map((label) => labels[label])]);
    const found = series.get(key) ?? { name, labels: { ...labels }, value: 0 };
    series.set(key, found);
    return found;
  };
  const histograms = new Map<string, HistogramSeries>();
  const findHistogram = (name: NameOf<'histogram'>, labels: Record<string, string>): HistogramSeries => {
    const key = JSON.stringify([name, ...measureTable[name].labels.map((label) => labels[label])]);
    const within = [...measureTable[name].buckets, Infinity].map(() => 0);
    const found = histograms.get(key) ?? { name, labels: { ...labels }, sum: 0, within };
    histograms.set(key, found);
    return found;
  };
  return {
    increment: (name, labels, by = 1) => void (find(name, labels).value += by),
    set: (name, labels, value) => void (find(name, labels).value = value),
    observe(name, labels, value) {
      const found = findHistogram(name, labels);
      found.sum += value;
      [...measureTable[name].buckets, Infinity].forEach((limit, at) => {
        if (value <= limit) found.within[at] = (found.within[at] ?? 0) + 1;
      });
    },
    listHistograms: () =>
      [...histograms.values()].map((one) => ({ ...one, labels: { ...one.labels }, within: [...one.within] })),
    list: () => [...series.values()].map((one) => ({ ...one, labels: { ...one.labels } })),
  };
}
