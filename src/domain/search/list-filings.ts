import type { Filed, FiledEngine, FiledSet, Filing } from './filed.ts';
import { toKindKey, toMakeKey } from './keys.ts';
import { type OrderName, shortRun } from './packed.ts';
import { reverse, toSkeleton } from './skeleton.ts';
import { toModelWords, toOneWord, toWords } from './to-words.ts';
import { toRuns } from './number-row.ts';

/** kinds so few that their sets are also found by the words of their names: "oil pump", "flexigauge green" */
const namedKinds = ['oil-pump', 'flexigauge', 'kit', 'other'];

export type Filings = Record<OrderName, Filing[]>;
export type Numbered = { sets: readonly FiledSet[]; aliases: readonly Extract<Filed, { kind: 'alias' }>[] };

/** Files every row in every order under each of its keys. `makes`: slugs of the makes, by their place. */
export function listFilings(
  { sets, aliases }: Numbered,
  engines: readonly FiledEngine[],
  makes: readonly string[],
): Filings {
  const numbers = [
    ...sets.map((set) => ({ number: set.code, filed: { kind: 'set', set } as const })),
    ...aliases.map((filed) => ({ number: filed.number, filed })),
  ];
  return {
    code: numbers.map(({ number, filed }) => ({ key: toSkeleton(number), filed })),
    ...fileRuns(numbers),
    word: [
      ...sets.flatMap(fileSetWords),
      ...engines.flatMap((engine) => fileEngineWords(engine, makes[engine.make] ?? '')),
    ],
  };
}

/** By beginning and by end: one typing error leaves one of the two halves of a run as it is. */
function fileRuns(numbers: readonly { number: string; filed: Filed }[]): Omit<Filings, 'code' | 'word'> {
  const filings = numbers.flatMap(({ number, filed }) =>
    [...new Set(toRuns(number))].filter((run) => run !== '').map((key) => ({ key, filed })),
  );
  const short = filings.filter(({ key }) => key.length <= shortRun);
  const long = filings.filter(({ key }) => key.length > shortRun);
  const turn = (filing: Filing): Filing => ({ ...filing, key: reverse(filing.key) });
  return { long, gnol: long.map(turn), short, trohs: short.map(turn) };
}

function fileSetWords(set: FiledSet): Filing[] {
  const [type, name] = set.kind;
  const words = namedKinds.includes(type) ? toWords(name) : [];
  return [...new Set([toKindKey(type), ...words])].map((key) => ({ key, filed: { kind: 'set', set } }));
}

/** Under its make, where the engines of a make stand together by their names; its name and its models. */
function fileEngineWords(engine: FiledEngine, makeSlug: string): Filing[] {
  const words = [...toWords(engine.name), ...toModelWords(engine.models).filter((word) => word.length > 1)];
  const keys = [toMakeKey(makeSlug, engine.name), toOneWord(engine.name), ...words];
  return [...new Set(keys)].map((key) => ({ key, filed: { kind: 'engine', engine } }));
}
