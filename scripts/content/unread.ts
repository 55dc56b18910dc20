import { tell, type FaultText } from './fault.ts';
import { suggest } from './suggest.ts';

const asText = 'write &lt; and &#123; where the sign itself is meant';
const html =
  'write it in Markdown: **words**, [words](/address), "- " before a line of a list, an empty line for a new paragraph';

/** What an editor writes for an element of HTML, or for the piece that it was meant as. */
export function replaceTag(name: string, pieces: Iterable<string>): string {
  const meant = suggest(name, pieces);
  return meant.startsWith('write') || /^[A-Z]/.test(name) ? meant : html;
}

type Cause = [when: RegExp, remedy: (name: string, pieces: Iterable<string>) => string];

/** What the parser of MDX complains of → what an editor does about it. The first that fits counts. */
const causes: readonly Cause[] = [
  [/comment in MDX/, () => 'write {/* the note */} in place of <!-- the note -->'],
  [/closing tag for `<([a-z]\w*)>`/, replaceTag],
  [/expected corresponding closing tag for `<(\w+)>`/, (name) => `write </${name}>`],
  [/Unexpected closing tag `<\/(\w+)>`/, (name) => `take </${name}> away, or open the piece above: <${name} …>`],
  [/`<\/?(\w+)>`.* end of `paragraph`/, (name) => `put <${name} …> on a line of its own, with an empty line around it`],
  [/closing tag for `<(\w+)>`/, (name) => `close the piece: </${name}>, or <${name} … /> where nothing stands in it`],
  [/Could not parse expression/, () => `write a list as {['one', 'two']} with straight quotes, or ${asText}`],
  [/brace|acorn/i, () => `close the brace, or ${asText}`],
  [
    /valid JSX tag/,
    () => `put values into straight quotes, title="…", a mail address into [words](mailto:…), or ${asText}`,
  ],
];

/** What an editor reads where MDX could not read the text. `pieces`: names of those that there are. */
export function explainUnread(message: string, pieces: Iterable<string>): FaultText {
  const found = message.replace(/^\d+:\d+: /, '').replace(/ \(mdx-jsx:[\w-]+\)$/, '');
  const [remedy] = causes.flatMap(([when, toRemedy]) => {
    const hit = when.exec(found);
    return hit ? [toRemedy(hit[1] ?? '', pieces)] : [];
  });
  return tell(
    found,
    'every piece that is opened is closed, every { has its }',
    remedy ?? `close the piece, or ${asText}`,
  );
}

/** The same for the front matter. `line`: the words of the line that the parser of YAML stopped at. */
export function explainFront(code: string, message: string, line: string): FaultText {
  const [, name = 'name'] = /^\s*(?:- )?([\w-]+)\s*[:=]/.exec(line) ?? [];
  const remedies: Readonly<Record<string, string>> = {
    DUPLICATE_KEY: `take one of the two lines "${name}: …" away`,
    TAB_AS_INDENT: 'put blanks in the place of the tab',
    BAD_INDENT: 'set the line in exactly as far as those beside it',
  };
  return tell(
    `${message.replace(/ at line [^]*$/, '')}: ${line.trim()}`,
    'one "name: value" in each line, as far from the left edge as those beside it; a value with a : # @ * or quotes in "double quotes"',
    remedies[code] ?? `write the line as ${name}: "…"`,
  );
}

/** What keeps a text from being taken apart at all; null where nothing does. A noun has no lines of ---. */
export function explainSource(source: string, isNoun: boolean): (FaultText & { line: number }) | null {
  const versions = /^(?:<{7}|>{7})(?: .*)?$/m.exec(source);
  const lines = 'the lines between --- and --- that say what the text is, from the first sign of the file on';
  if (versions)
    return {
      line: source.slice(0, versions.index).split('\n').length,
      ...tell(
        'two versions of the same lines',
        'one of the two',
        'keep what is right, and take the rest and the signs away',
      ),
    };
  return isNoun || /^---\r?\n[^]*?\r?\n---/.test(source)
    ? null
    : { line: 1, ...tell('no front matter', lines, 'write --- above and below it, or copy the head of another text') };
}
