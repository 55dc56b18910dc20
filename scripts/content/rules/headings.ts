import type { EditorFault } from '../fault.ts';
import { listUses, lineOf, walk, wordsOf } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';

/** `isUnderlined`: made a heading by the line of --- or === below it */
type Heading = { level: number; line: number; words: string; isUnderlined: boolean };

/** "Design In Section" → "Design in section"; null where it is written so, or may be a name. */
function toSentence(words: string): string | null {
  const rest = words.split(' ').slice(1);
  const small = rest.filter((word) => /^(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with|your)$/i.test(word));
  const isTitle = small.some((word) => /^[A-Z]/.test(word)) && rest.every((word) => !/^\p{Ll}/u.test(word));
  return isTitle
    ? [words.split(' ')[0], ...rest.map((word) => (/^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word))].join(
        ' ',
      )
    : null;
}

function judge({ level, line, words, isUnderlined }: Heading, above: number, { file, kind }: OpenText): EditorFault[] {
  const first = '#'.repeat(kind.firstHeading);
  const marks = '#'.repeat(level);
  if (words.trim() === '')
    return [
      {
        file,
        line,
        found: `a heading without words`,
        expected: `${marks} and a title`,
        remedy: 'write it, or take the line away',
      },
    ];
  if (isUnderlined)
    return [
      {
        file,
        line,
        found: `"${words}" with a line of signs right below it, which makes it a heading`,
        expected: `a heading as ${first} words, or a paragraph`,
        remedy: `take the line of signs away; write "${first} ${words}" where a heading is meant`,
      },
    ];
  if (level < kind.firstHeading)
    return [
      {
        file,
        line,
        found: `"${marks} ${words}"`,
        expected: `headings from ${first} down: the levels above belong to the title, and on pages to the clauses`,
        remedy: `write "${first} ${words}"${kind.name === 'page' ? `, or a <Clause id="…" title="${words}">` : ''}`,
      },
    ];
  const [mark] = /[.:,;]$/.exec(words) ?? [];
  if (mark !== undefined)
    return [
      {
        file,
        line,
        found: `"${words}" with "${mark}" at its end`,
        expected: 'a heading without a mark behind it',
        remedy: `write "${marks} ${words.slice(0, -1)}"`,
      },
    ];
  if (level <= above + 1) return [];
  const right = '#'.repeat(above + 1);
  return [
    {
      file,
      line,
      found: `"${marks} ${words}"`,
      expected: `no level left out: ${right} comes first`,
      remedy: `write "${right} ${words}"`,
    },
  ];
}

/** "### Design In Section": capitals as in titles of other languages. */
function judgeCapitals({ level, line, words }: Heading, file: string): EditorFault[] {
  const spelled = toSentence(words);
  if (spelled === null) return [];
  const expected = 'capitals for the first word and for names';
  const remedy = `write "${'#'.repeat(level)} ${spelled}"`;
  return [{ file, line, found: `"${words}" with a capital for each word`, expected, remedy }];
}

function listDoubleIds({ file, tree }: OpenText): EditorFault[] {
  const seen = new Map<string, number>();
  return listUses(tree).flatMap(({ attributes: { id }, line }) => {
    const first = id ? seen.get(id) : undefined;
    if (id && first === undefined) seen.set(id, line);
    if (!id || first === undefined) return [];
    return [
      {
        file,
        line,
        found: `id="${id}" once more; line ${first} has it`,
        expected: 'an id of its own for each piece',
        remedy: `write id="${id}-2" or a better name`,
      },
    ];
  });
}

/** Headings without words, on a level of the page's frame, or that leave a level out; ids that stand twice. */
export function checkHeadings(text: OpenText): EditorFault[] {
  const lines = text.source.split('\n');
  const headings = [...walk(text.tree)].flatMap((node): Heading[] =>
    node.type === 'heading'
      ? [
          {
            level: node.depth,
            line: lineOf(node),
            words: wordsOf(node),
            isUnderlined: !/^\s*#/.test(lines[lineOf(node) - 1] ?? '#'),
          },
        ]
      : [],
  );
  const { firstHeading } = text.kind;
  const levels = [firstHeading - 1, ...headings.map(({ level }) => Math.max(level, firstHeading))];
  return [
    ...headings.flatMap((heading, at) => judge(heading, levels[at] ?? firstHeading, text)),
    ...headings.flatMap((heading) => judgeCapitals(heading, text.file)),
    ...listDoubleIds(text),
  ];
}
