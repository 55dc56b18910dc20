import { retention } from '#config/retention.ts';
import type { FoundRow } from './find-rows.ts';

/** "1 row", "2 rows". */
export const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** "2026-11-30 18:04", in UTC. */
export const toMinute = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const whatFor = ({ kind }: FoundRow): string => (kind === null ? 'of a kind not known here' : retention[kind].why);

/** A time that a row has in milliseconds is written as one. */
const writeWord = (word: unknown): string =>
  typeof word === 'number' && word > Date.UTC(2020, 0) ? `${toMinute(word)} UTC` : String(word).replaceAll('\n', ' / ');

/** The words of a row, one line for each that says something: "shipping.city: Berlin". */
function listWords(content: unknown, path = ''): string[] {
  if (content === null || content === '' || content === undefined) return [];
  if (typeof content !== 'object') return [`${path || 'value'}: ${writeWord(content)}`];
  return Object.entries(content).flatMap(([name, inner]) => listWords(inner, path === '' ? name : `${path}.${name}`));
}

/** What mail a row is about: "order-confirmation" of "order-confirmation:4711". */
const nameMail = ({ kind, id }: FoundRow): string => (kind?.startsWith('outbox') ? ` (${id.split(':')[0]})` : '');

/** A row for a person to read; what has another form than it should is shown as it is, to be looked at. */
export const writeRow = (row: FoundRow): string[] => [
  `${row.kind ?? row.key}: ${whatFor(row)}${nameMail(row)}; until ${toDay(row.endsAt)}${row.isReadable ? '' : '; UNREADABLE, look at it before you pass it on'}`,
  ...listWords(row.content).map((line) => `    ${line}`),
];

/** Rows in few words: "2 draft, 1 enquiry". */
export function countKinds(rows: readonly FoundRow[]): string {
  const kinds = rows.map(({ kind }) => kind ?? 'unknown');
  return [...new Set(kinds)].map((kind) => `${kinds.filter((one) => one === kind).length} ${kind}`).join(', ');
}

/** What is kept of a person, each kind with its reason and the last day of its last row. */
export function writeKept(rows: readonly FoundRow[]): string[] {
  const kept = rows.filter(({ kept: why }) => why !== null);
  const kinds = [...new Set(kept.map(({ kind, kept: why }) => `${kind ?? 'unknown'}: ${why}`))];
  return kinds.map((line) => {
    const last = Math.max(
      ...kept.filter(({ kind, kept: why }) => `${kind ?? 'unknown'}: ${why}` === line).map(({ endsAt }) => endsAt),
    );
    return `  until ${toDay(last)}  ${line}`;
  });
}

/** The same for a program. */
export const toJson = (rows: readonly FoundRow[]) =>
  rows.map((row) => ({
    kind: row.kind,
    key: row.key,
    purpose: whatFor(row),
    until: new Date(row.endsAt).toISOString(),
    keptAfterErasure: row.kept,
    content: row.content,
  }));
