import type { buildIndex } from '#domain/search/build-index.ts';
import { searchForTests } from '#domain/search/search-for-tests.ts';
import { listExact, listFound, listMistyped, type TypedSample } from '#domain/search/typed-samples.ts';
import { formatTable } from '../browser/figures.ts';
import type { NumberMatch } from './report.ts';

/** Shares of queries made by rule from the data that must find what they mean (rule search.measure). */
const least = { exactFirst: 0.98, mistypedInFive: 0.95 };

type Share = { queries: number; first: number; inFive: number };

function measure(ask: ReturnType<typeof searchForTests>['ask'], samples: readonly TypedSample[]): Share {
  const places = samples.map(({ typed, means }) => listFound(ask(typed, { limit: 60 })).indexOf(means));
  const share = (within: number): number =>
    places.filter((place) => place !== -1 && place < within).length / Math.max(1, samples.length);
  return { queries: samples.length, first: share(1), inFive: share(5) };
}

/** Asks every number and engine of a catalogue, right and with one typing error of each kind, and prints who is found where. */
export function reportPlaces(catalogue: Parameters<typeof buildIndex>[0]): NumberMatch[] {
  const { ask } = searchForTests(catalogue, { whole: Number.MAX_SAFE_INTEGER, shard: 9000 });
  const exact = measure(ask, listExact(catalogue));
  const mistyped = measure(ask, listMistyped(catalogue));
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const row = (name: string, { queries, first, inFive }: Share) => [
    name,
    queries.toLocaleString('en'),
    percent(first),
    percent(inFive),
  ];
  console.log(
    formatTable([
      ['queries made by rule', 'asked', 'first', 'first five'],
      row('numbers and engines as they are', exact),
      row('with one typing error', mistyped),
    ]),
  );
  return [
    { what: 'an exact number or engine comes first in 98 of 100', isHeld: exact.first >= least.exactFirst },
    {
      what: 'with one typing error it is among the first five in 95 of 100',
      isHeld: mistyped.inFive >= least.mistypedInFive,
    },
  ];
}
