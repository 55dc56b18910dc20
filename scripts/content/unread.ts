import type { EditorFault } from './fault.ts';
import { findPiece, replaceTag } from './rules/tags.ts';

type Told = Omit<EditorFault, 'file' | 'line'>;
type Cause = {
  when: RegExp;
  /** what else must hold of the line that the parser stopped at */
  fits?: (line: string) => boolean;
  expected: string;
  remedy: (found: RegExpExecArray, line: string, pieces: Iterable<string>) => string;
};

const asText = 'write &lt; and &#123; where the sign itself is meant';

/** What the parser of MDX complains of → what an editor does about it. The first that fits counts. */
const causes: readonly Cause[] = [
  {
    when: /comment in MDX/,
    expected: 'a note for editors in {/* … */}',
    remedy: () => 'write {/* the note */} in place of <!-- the note -->',
  },
  {
    when: /closing tag `<\/([A-Z])(\w*)>`, .* for `<[a-z]\2>` \((\d+)/,
    expected: 'pieces that begin with a capital letter',
    remedy: ([, first, rest, line]) => `write <${first}${rest} …> in line ${line}`,
  },
  {
    when: /closing tag for `<([a-z]\w*)>`(?: \((\d+))?/,
    expected: 'Markdown and pieces in place of HTML',
    remedy: ([, name = '', line], _, pieces) => {
      const piece = findPiece(name, pieces);
      const where = line === undefined ? '' : ` in line ${line}`;
      return piece === undefined
        ? replaceTag(name)
        : `write <${piece} … />${where}, or </${piece}> behind what stands in it`;
    },
  },
  {
    when: /Unexpected closing tag `<\/(\w+)>`, expected corresponding closing tag for `<(\w+)>`/,
    expected: 'every piece closed by its own name',
    remedy: ([, , name]) => `write </${name}>`,
  },
  {
    when: /Unexpected closing tag `<\/(\w+)>`, expected an open tag/,
    expected: 'a piece that is opened before it is closed',
    remedy: ([, name]) => `take </${name}> away, or open the piece above: <${name} …>`,
  },
  {
    when: /Expected the closing tag `<\/(\w+)>` either after the end of `paragraph`/,
    expected: 'pieces that begin and end on a line of their own',
    remedy: ([, name]) => `put </${name}> on a line of its own, with an empty line before it`,
  },
  {
    when: /closing tag for `<(?=[A-Z])(\w+)>` .* before the end of `paragraph`/,
    expected: 'pieces that begin and end on a line of their own, or that are closed where they stand',
    remedy: ([, name], line) =>
      line.trim().startsWith(`<${name}`)
        ? `put <${name} …> on a line of its own, with an empty line behind it`
        : `write <${name} … />`,
  },
  {
    when: /closing tag for `<(\w+)>`/,
    expected: 'every piece that is opened is closed',
    remedy: ([, name]) => `close the piece: </${name}>, or <${name} … /> where nothing stands in it`,
  },
  {
    when: /Could not parse expression.*Invalid Character `[“”„‘’]`/,
    expected: "straight quotes around each value: {['one', 'two']}",
    remedy: () => "write straight quotes in place of the curly ones: 'one'",
  },
  {
    when: /Could not parse expression/,
    fits: (line) => /(?<!=)\{/.test(line) && !/=\{/.test(line),
    expected: 'braces for a figure of the shop alone',
    remedy: () => 'write &#123; and &#125; where the signs themselves are meant, or <Figure name="…" /> for a figure',
  },
  {
    when: /Could not parse expression/,
    expected: "a list as {['one', 'two']}: quotes around each value, commas between them",
    remedy: () => 'look for a quote, a comma or a ] that is missing',
  },
  {
    when: /corresponding closing brace|acorn|brace/i,
    expected: 'every { has its }',
    remedy: () => `close the brace, or ${asText}`,
  },
  { when: /valid JSX tag/, expected: 'a piece that MDX can read', remedy: (_, line) => judgeTag(line) },
];

/** `title="What is "crush"?"`: quotes within a value, which end it for the parser. */
function judgeInnerQuotes(line: string): string | null {
  const values = [...line.matchAll(/\s([\w-]+)="(.*?)"(?=\s+[\w-]+=|\s*\/?>)/g)];
  const [, name, value = ''] = values.find(([, , inner = '']) => inner.includes('"')) ?? [];
  if (name === undefined) return null;
  const pairs = value.replaceAll(/(?<![^\s(])"([^"]*)"/g, '“$1”');
  return pairs.includes('"')
    ? `take the " within ${name}="…" away; inches are written "in"`
    : `write ${name}="${pairs}"`;
}

/** What is wrong with a line on which something begins like a piece and is none. */
function judgeTag(line: string): string {
  const [, mail] = /<(?:mailto:)?([^\s<>@]+@[^\s<>]+)>/.exec(line) ?? [];
  if (mail !== undefined) return `write [${mail}](mailto:${mail})`;
  const [, address] = /<(https?:[^\s<>]+)>/.exec(line) ?? [];
  if (address !== undefined) return `write [words](${address})`;
  const [, curly, quoted] = /\s([\w-]+)\s*=\s*[“”„‘’]([^“”„‘’"]*)/.exec(line) ?? [];
  if (curly !== undefined) return `write straight quotes around the value: ${curly}="${quoted?.trim()}"`;
  // several words as far as the next attribute or the end
  const [, name, value] = /\s([\w-]+)=([^\s"'{>]+(?: (?![\w-]+=|\/)[^\s"'{>]+)*)/.exec(line) ?? [];
  if (name !== undefined) return `put the value into quotes: ${name}="${value}"`;
  const inner = judgeInnerQuotes(line);
  if (inner !== null) return inner;
  if (((line.match(/=\s*'/g)?.length ?? 0) & 1) === 1) return "close the value with the quote that it begins with: '";
  if (((line.match(/"/g)?.length ?? 0) & 1) === 1) return 'add the quote " that is missing';
  return asText;
}

/** What an editor reads where MDX could not read the text. `line`: the words of the file's line that it stopped at. */
export function explainUnread(message: string, line: string, pieces: Iterable<string>): Told {
  const found = message.replace(/^\d+:\d+: /, '').replace(/ \(mdx-jsx:[\w-]+\)$/, '');
  for (const { when, fits, expected, remedy } of causes) {
    const hit = when.exec(found);
    if (hit && (fits?.(line) ?? true)) return { found, expected, remedy: remedy(hit, line, pieces) };
  }
  return {
    found,
    expected: 'text that MDX can read: every piece that is opened is closed, every { has its }',
    remedy: `close the piece, or ${asText}`,
  };
}

/** `"A "good" page"` → `A “good” page`: quotes within those around the value would end it. */
const toQuotable = (value: string): string =>
  value
    .replace(/^(["'])(.*)\1$/, '$2')
    .replaceAll(/"([^"]*)"/g, '“$1”')
    .replaceAll('"', '')
    .replaceAll(/^'|'$/g, '');

const asQuoted = (line: string): string => {
  const [, name = '', value = ''] = /^\s*([\w-]+)(?::|\s*=)\s*(.*)$/.exec(line) ?? [];
  return name === '' ? 'put the value into "double quotes"' : `write ${name}: "${toQuotable(value.trim())}"`;
};

/** The same for the front matter. `code`: that of the YAML parser. `line`: the words of the line that it stopped at. */
export function explainFront(code: string, message: string, line: string): Told {
  const found =
    message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? 'front matter that cannot be read';
  const [, name] = /^\s*([\w-]+)\s*:/.exec(line) ?? [];
  const told = (expected: string, remedy: string): Told => ({ found: `${found}: ${line.trim()}`, expected, remedy });
  if (code === 'DUPLICATE_KEY') return told('each name once', `take one of the two lines "${name}: …" away`);
  if (code === 'TAB_AS_INDENT')
    return told('lines that begin at the left edge', `take the tab before "${line.trim()}" away`);
  if (/^\s/.test(line) && name !== undefined)
    return told('lines that begin at the left edge', `write "${line.trim()}" without blanks before it`);
  if (/^[\w-]+:\S/.test(line)) return told('a blank behind the colon', `write "${line.replace(/^([\w-]+):/, '$1: ')}"`);
  if (/Flow sequence/.test(message)) return told('a list as [one, two]', 'add the ] that is missing on the line above');
  if (/Missing closing/.test(message))
    return told(
      'a quote at both ends of the value',
      'add the quote that is missing at the end, or take the first one away',
    );
  if (/^[\w-]+: .*: /.test(line) && /Nested mappings/.test(message))
    return {
      found: `a second colon in ${line.trim()}`,
      expected: 'one "name: value" in each line; words with a colon in quotes',
      remedy: asQuoted(line),
    };
  return told('one "name: value" in each line; signs that YAML reads for itself in quotes', asQuoted(line));
}

/** A text whose front matter is not found at all. */
export function explainMissingFront(source: string): Told {
  const told = (found: string, remedy: string): Told => ({
    found,
    expected: 'the lines between --- and --- that say what the text is, from the first line on',
    remedy,
  });
  if (source.startsWith('\uFEFF'))
    return told('an invisible sign (U+FEFF) before the front matter', 'save the file as UTF-8 without BOM');
  if (/^\s+---/.test(source))
    return told('something empty before the front matter', 'take away what stands before the first ---');
  if (/^-{4,}|^--\s/.test(source)) return told(`"${source.split('\n')[0]}" in place of ---`, 'write three dashes: ---');
  if (/^---\s*\n[\w-]+:/.test(source))
    return told('front matter that does not end', 'write --- on a line of its own below its last line');
  return told('no front matter', 'copy the head of another text and change its words');
}

const versions = /^(?:<{7}|>{7})(?: .*)?$/m;

/** What git leaves in a file that two people have changed; null where there is nothing of the kind. */
export function explainVersions(source: string): (Told & { line: number }) | null {
  const hit = versions.exec(source);
  if (!hit) return null;
  return {
    line: source.slice(0, hit.index).split('\n').length,
    found: `"${hit[0]}": two versions of the same lines, one above the other`,
    expected: 'one of the two',
    remedy: 'keep the lines that are right, and take the others and the lines <<<<<<<, ======= and >>>>>>> away',
  };
}
