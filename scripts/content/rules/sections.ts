import { listClauseNumbers } from '../anchors.ts';
import { type EditorFault, faultAt, tell } from '../fault.ts';
import type { KnownShop } from '../known-shop.ts';
import { lineOf, listUses, walk, wordsOf } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';
import { judgeEach, listProse } from '../passages.ts';

/** What may follow a number: the next beside it, the next above it, its first part. */
function listNext(number: string): string[] {
  const steps = number.split('.').map(Number);
  const beside = steps.map((_, at) => [...steps.slice(0, at), (steps[at] ?? 0) + 1].join('.')).toReversed();
  return [...beside, `${number}.1`];
}

/** Clauses that are not counted one by one, or not at all where others are. */
function judgeNumbers({ file, tree }: OpenText): EditorFault[] {
  const clauses = listUses(tree).filter(({ name }) => name === 'Clause');
  if (!clauses.some(({ attributes: { number } }) => number !== undefined)) return [];
  /** what the clause before is called, or should be */
  let before: string | undefined;
  return clauses.flatMap(({ line, attributes: { number = '', title = '' } }) => {
    const next = before === undefined ? ['1', '1.1'] : listNext(before);
    const meant = next.find((each) => each.split('.').length === number.split('.').length) ?? next[0] ?? '';
    const found = `number="${number}" of "${title}", after ${before ?? 'nothing'}`;
    const isRight = next.includes(number);
    before = isRight ? number : meant;
    const remedy = `write number="${meant}" here and count on from there; the id stays`;
    return isRight ? [] : faultAt(file, line, tell(found, `clauses counted one by one: ${next.join(' or ')}`, remedy));
  });
}

/** `[clause 9](/terms#seller)` while that clause is called 10, and "clause 11" of a page of ten. */
function judgeReferences(text: OpenText, { clauses }: KnownShop): EditorFault[] {
  const own = listClauseNumbers(text);
  const numbers = [...new Map([...clauses, ...own])];
  /** none while one of them stands twice: which clause is called how is not known before that is mended */
  const listOn = (page: string): string[] => {
    const known = numbers.flatMap(([url, number]) => (url.startsWith(`${page}#`) ? [number] : []));
    return new Set(known).size < known.length ? [] : known;
  };
  const links = [...walk(text.tree)].filter((node) => node.type === 'link');
  const inLinks = links.flatMap((link) => {
    const [words, named] = /^clause (\d+(?:\.\d+)*)/i.exec(wordsOf(link)) ?? [];
    const url = link.url.replace(/^#/, `${text.address}#`);
    const [, number] = numbers.find(([each]) => each === url) ?? [];
    const isRight = number === undefined || number === named || !listOn(url.replace(/#.*/, '')).includes(number);
    if (words === undefined || isRight) return [];
    const found = `"${words}" for ${link.url}, which is clause ${number}`;
    return faultAt(text.file, lineOf(link), tell(found, 'the number of the clause', `write "clause ${number}"`));
  });
  const linked = new Set(links.flatMap((link) => [...walk(link)].map((node) => node.position?.start.offset)));
  const prose = listProse(text).filter(({ at }) => !linked.has(at));
  const inWords = judgeEach(
    text,
    prose,
    /\bclause (\d+(?:\.\d+)*)( of the terms)?/gi,
    ([found, number = '', ofTerms]) => {
      const known = listOn(ofTerms === undefined && own.size > 0 ? (text.address ?? '') : '/terms');
      if (known.length === 0 || known.includes(number)) return null;
      return tell(
        `"${found}", which is not there`,
        'the number of a clause',
        `write another; the last is ${known.at(-1)}`,
      );
    },
  );
  return [...inLinks, ...inWords];
}

/** Clauses that are counted or named wrong. */
export const checkSections = (text: OpenText, shop: KnownShop): EditorFault[] => [
  ...judgeNumbers(text),
  ...judgeReferences(text, shop),
];
