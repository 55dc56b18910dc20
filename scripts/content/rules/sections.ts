import type { MdastNode } from 'satteri';
import { listClauseNumbers } from '../anchors.ts';
import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { lineOf, listUses, walk, wordsOf } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';
import { lineAt, listProse } from '../passages.ts';

/** "11.1" → [11, 1] */
const toSteps = (number: string): number[] => number.split('.').map(Number);

/** What may follow a number: its first part, the next beside it, the next above it. */
function listNext(number: string): string[] {
  const steps = toSteps(number);
  const beside = steps.map((_, at) => [...steps.slice(0, at), (steps[at] ?? 0) + 1].join('.')).toReversed();
  return [...beside, `${number}.1`];
}

function judgeNumbers(text: OpenText): EditorFault[] {
  const { file } = text;
  const clauses = listUses(text.tree).filter(({ attributes }) => attributes['number'] !== undefined);
  const lines = new Map<string, number>();
  /** what the clause before is called, or will be */
  let before: string | undefined;
  return clauses.flatMap(({ line, attributes: { number = '', title = '' } }) => {
    const first = lines.get(number);
    lines.set(number, first ?? line);
    const last = before;
    const next = last === undefined ? ['1'] : listNext(last);
    before = number;
    if (next.includes(number)) return [];
    const right = next.join(' or ');
    // who wrote "13" after "11.1" meant "12": a number of as many steps
    const meant = next.find((each) => toSteps(each).length === toSteps(number).length) ?? next[0];
    before = meant;
    return [
      {
        file,
        line,
        found:
          first === undefined
            ? `number="${number}" of "${title}", after ${last ?? 'nothing'}`
            : `number="${number}" once more; line ${first} has it`,
        expected: `clauses counted one by one: ${right}`,
        remedy: `write number="${meant}" here and count on from there; the id stays`,
      },
    ];
  });
}

const pageOf = (url: string): string => url.replace(/#.*$/, '');

/** Pages that have a number twice: which other clauses are called wrong is not known until their count is mended. */
function listMiscounted(clauses: Iterable<[url: string, number: string]>): Set<string> {
  const seen = new Set<string>();
  const pages = new Set<string>();
  for (const [url, number] of clauses) {
    const place = `${pageOf(url)} ${number}`;
    if (seen.has(place)) pages.add(pageOf(url));
    seen.add(place);
  }
  return pages;
}

/** `[clause 9](#seller)`, or on another page `[clause 9 of the terms](/terms#seller)`, while that clause is called 10. */
function judgeReferences(text: OpenText, { clauses }: House): EditorFault[] {
  const { file, tree, address } = text;
  const numbers = new Map([...clauses, ...listClauseNumbers(text)]);
  const miscounted = listMiscounted(numbers);
  return [...walk(tree)].flatMap((node) => {
    if (node.type !== 'link' || !/^(?:#|\/[^#]*#)/.test(node.url)) return [];
    const words = wordsOf(node);
    const named = /^clause ([\d.]+\d|\d+)/i.exec(words)?.[1];
    const url = node.url.startsWith('#') ? `${address ?? ''}${node.url}` : node.url;
    const number = numbers.get(url);
    return named === undefined || number === undefined || named === number || miscounted.has(pageOf(url))
      ? []
      : [
          {
            file,
            line: lineOf(node),
            found: `"${words}" for ${node.url}, which is clause ${number}`,
            expected: 'the number of the clause that the link leads to',
            remedy: `write "${words.replace(named, number)}", or lead to the clause that is meant`,
          },
        ];
  });
}

/** "clause 11.4 of the terms", in words alone: a clause that the terms do not have. */
function judgeNamed(text: OpenText, { clauses }: House): EditorFault[] {
  const own = listClauseNumbers(text);
  const numbers = new Map([...clauses, ...own]);
  const miscounted = listMiscounted(numbers);
  return listProse(text).flatMap((passage) =>
    [...passage.words.matchAll(/\bclause (\d+(?:\.\d+)*)( of the terms)?/gi)].flatMap((found) => {
      const [words, number = '', ofTerms] = found;
      const page = ofTerms === undefined && own.size > 0 ? (text.address ?? '') : '/terms';
      const known = [...numbers].flatMap(([url, each]) => (pageOf(url) === page ? [each] : []));
      return known.length === 0 || known.includes(number) || miscounted.has(page)
        ? []
        : [
            {
              file: text.file,
              line: lineAt(passage, found.index),
              found: `"${words}", which is not there`,
              expected: 'the number of a clause',
              remedy: `write [clause …](/terms#…) with the number and the id of the clause that is meant; the last is ${known.at(-1)}`,
            },
          ];
    }),
  );
}

const holders = ['Clause', 'Question', 'Note', 'ForRegion', 'Faq'];
const isBlank = (node: MdastNode): boolean => node.type === 'text' && node.value.trim() === '';

function judgeEmpty({ file, tree }: OpenText): EditorFault[] {
  const fault = (line: number, found: string, remedy: string) => ({
    file,
    line,
    found,
    expected: 'words below every title',
    remedy,
  });
  return [...walk(tree)].flatMap((node) => {
    if (!('children' in node)) return [];
    const children = (node.children as MdastNode[]).filter((child) => !isBlank(child));
    const isHolder = node.type === 'mdxJsxFlowElement' && holders.includes(node.name ?? '');
    const empty =
      isHolder && children.length === 0
        ? [fault(lineOf(node), `<${node.name}> with nothing in it`, 'write its words, or take the piece away')]
        : [];
    const headings = children.flatMap((child, at) => {
      const next = children[at + 1];
      const isOver =
        next === undefined || (next.type === 'heading' && child.type === 'heading' && next.depth <= child.depth);
      return child.type === 'heading' && wordsOf(child).trim() !== '' && isOver
        ? [
            fault(
              lineOf(child),
              `the heading "${wordsOf(child)}" with nothing below it`,
              'write its words, or take the line away',
            ),
          ]
        : [];
    });
    return [...empty, ...headings];
  });
}

const titleOf = (node: MdastNode): string => {
  if (node.type === 'heading') return wordsOf(node).trim();
  if (node.type !== 'mdxJsxFlowElement' || !['Clause', 'Question'].includes(node.name ?? '')) return '';
  return listUses({ ...node, children: [] } as MdastNode)[0]?.attributes['title'] ?? '';
};

/** Titles that stand twice side by side: readers of the list of contents cannot tell them apart. */
function judgeSameTitles(parent: MdastNode, file: string): EditorFault[] {
  if (!('children' in parent)) return [];
  const children = parent.children as MdastNode[];
  const seen = new Map<string, number>();
  const titles = children.map((node) => ({ words: titleOf(node), line: lineOf(node) }));
  const inside = children.flatMap((child) => judgeSameTitles(child, file));
  return inside.concat(listSecond(titles, seen, file));
}

const listSecond = (titles: readonly { words: string; line: number }[], seen: Map<string, number>, file: string) => {
  return titles.flatMap(({ words, line }) => {
    const first = seen.get(words.toLowerCase());
    if (words === '' || first === undefined) {
      seen.set(words.toLowerCase(), line);
      return [];
    }
    return [
      {
        file,
        line,
        found: `the title "${words}" once more; line ${first} has it`,
        expected: 'a title of its own for each part of the text',
        remedy: 'say what this part tells that the other does not',
      },
    ];
  });
};

/** "1. 2. 4." shows 1, 2, 3 on the page. */
function judgeLists({ file, tree, source }: OpenText): EditorFault[] {
  const lines = source.split('\n');
  return [...walk(tree)].flatMap((node) => {
    if (node.type !== 'list' || !node.ordered) return [];
    const written = node.children.map((item) => ({
      line: lineOf(item as MdastNode),
      number: Number(/^\s*(\d+)[.)]/.exec(lines[lineOf(item as MdastNode) - 1] ?? '')?.[1] ?? Number.NaN),
    }));
    const start = written[0]?.number ?? 1;
    const isPlain = written.every(({ number }) => number === 1);
    const at = written.findIndex(({ number }, position) => number !== start + position);
    const wrong = written[at];
    if (isPlain || at < 0 || !wrong || Number.isNaN(wrong.number)) return [];
    return [
      {
        file,
        line: wrong.line,
        found: `"${wrong.number}." as step ${at + start} of the list`,
        expected: 'steps counted one by one: the page counts so, whatever is typed',
        remedy: `write "${at + start}." and count on from there`,
      },
    ];
  });
}

/** Clauses, titles and steps that are counted wrong, stand twice or hold nothing. */
export const checkSections = (text: OpenText, house: House): EditorFault[] => [
  ...judgeNumbers(text),
  ...judgeReferences(text, house),
  ...judgeNamed(text, house),
  ...judgeEmpty(text),
  ...judgeSameTitles(text.tree, text.file),
  ...judgeLists(text),
];
