import type { IndexEntry, EngineEntry, SetEntry, KeyedEntry } from './index-entry.ts';
import { foldName } from './match-engine.ts';
import { toKindKey, toMakeKey } from './word-keys.ts';
import { type OrderName, shortRun } from './index-format.ts';
import { reverse, normaliseNumber } from './normalise-number.ts';
import { toModelWords, toNameWords, toOneWord, toWords } from './to-words.ts';
import { toRuns } from './number-row.ts';

/** kinds so few that their sets are also found by the words of their names: "oil pump", "flexigauge green" */
const namedKinds = ['oil-pump', 'flexigauge', 'kit', 'other'];

type KeyedEntries = Record<OrderName, KeyedEntry[]>;
type Numbered = { sets: readonly SetEntry[]; aliases: readonly Extract<IndexEntry, { kind: 'alias' }>[] };

/** Files every row in every order under each of its keys. `makes`: slugs of the makes, by their place. */
export function listKeyedEntries(
  { sets, aliases }: Numbered,
  engines: readonly EngineEntry[],
  makes: readonly string[],
): KeyedEntries {
  const numbers = [
    ...sets.map((set) => ({ number: set.code, entry: { kind: 'set', set } as const })),
    ...aliases.map((entry) => ({ number: entry.number, entry })),
  ];
  return {
    code: numbers.map(({ number, entry }) => ({ key: normaliseNumber(number), entry })),
    ...keyRuns(numbers),
    word: [
      ...sets.flatMap(keySetWords),
      ...engines.flatMap((engine) => keyEngineWords(engine, makes[engine.make] ?? '')),
    ],
  };
}

/** By beginning and by end: one typing error leaves one of the two halves of a run as it is. */
function keyRuns(numbers: readonly { number: string; entry: IndexEntry }[]): Omit<KeyedEntries, 'code' | 'word'> {
  const entries = numbers.flatMap(({ number, entry }) =>
    [...new Set(toRuns(number))].filter((run) => run !== '').map((key) => ({ key, entry })),
  );
  const short = entries.filter(({ key }) => key.length <= shortRun);
  const long = entries.filter(({ key }) => key.length > shortRun);
  const turn = (keyed: KeyedEntry): KeyedEntry => ({ ...keyed, key: reverse(keyed.key) });
  return { long, gnol: long.map(turn), short, trohs: short.map(turn) };
}

function keySetWords(set: SetEntry): KeyedEntry[] {
  const [type, name] = set.kind;
  const words = namedKinds.includes(type) ? toWords(name) : [];
  return [...new Set([toKindKey(type), ...words])].map((key) => ({ key, entry: { kind: 'set', set } }));
}

/** Under its make, where the engines of a make stand together by their names; its name and its models. */
function keyEngineWords(engine: EngineEntry, makeSlug: string): KeyedEntry[] {
  const words = [
    ...toNameWords(makeSlug, engine.name),
    ...toModelWords(engine.models).filter((word) => word.length > 1),
  ];
  const name = toOneWord(engine.name);
  const keys = [toMakeKey(makeSlug, engine.name), name, foldName(name), ...words].filter((key) => key !== '');
  return [...new Set(keys)].map((key) => ({ key, entry: { kind: 'engine', engine } }));
}
