import { type CSpellUserSettings, spellCheckDocument } from 'cspell-lib';
import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { walk } from '../nodes.ts';
import { isEnglish, type OpenText } from '../open-text.ts';

/** Numbers of parts and norms, addresses and names in capitals are no words. */
const ignored = String.raw`/\b[\w.-]*\d[\w.-]*\b|\b[A-Z]{2,}\b|\S+@\S+|https?:\S+|\/[\w/#-]+/g`;

const toSettings = (words: readonly string[]): CSpellUserSettings => ({
  language: 'en-GB',
  import: ['@cspell/dict-en-gb/cspell-ext.json'],
  words: [...words],
  ignoreRegExpList: [ignored],
  minWordLength: 4,
});

/** Attributes that a reader sees, `title="…"`. */
const readAttribute = /\b(?:title|alt|caption|subject|label)="([^"]*)"/dg;

const firstTag = /^<(?:"[^"]*"|[^>"])*>/;

/** Where those of a piece stand that begins at `at`: from and to. */
function placesOfAttributes(source: string, at: number): [number, number][] {
  const [tag = ''] = firstTag.exec(source.slice(at)) ?? [];
  return [...tag.matchAll(readAttribute)].map(({ indices }) => {
    const [from = 0, to = 0] = indices?.[1] ?? [];
    return [at + from, at + to];
  });
}

/** The words of a text in their places and blanks for all the rest, so that a place found is one of the file. */
function maskMarks({ source, tree, front, kind }: OpenText): string {
  const kept = source.replaceAll(/[^\n]/g, ' ').split('');
  const keep = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) kept[at] = source[at] ?? ' ';
  };
  for (const node of walk(tree))
    if (node.type === 'text' && node.position) keep(node.position.start.offset ?? 0, node.position.end.offset ?? 0);
  for (const node of walk(tree))
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.position)
      for (const [from, to] of placesOfAttributes(source, node.position.start.offset ?? 0)) keep(from, to);
  const lines = source.split('\n');
  for (const key of kind.shown) {
    const first = front.lineOf([key]) - 1;
    const start = lines.slice(0, first).join('\n').length + 1;
    if (first > 0) keep(start, start + (lines[first]?.length ?? 0));
  }
  return kept.join('');
}

/** Words of an English text that neither the British dictionary nor `content/words.txt` knows. */
export async function checkSpelling(text: OpenText, { words }: House): Promise<EditorFault[]> {
  if (!isEnglish(text)) return [];
  const masked = maskMarks(text);
  const { issues } = await spellCheckDocument(
    { uri: 'file:///text.txt', text: masked, languageId: 'plaintext', locale: 'en-GB' },
    { generateSuggestions: true, noConfigSearch: true },
    toSettings(words),
  );
  return issues.map(({ text: word, offset, suggestions = [] }) => ({
    file: text.file,
    line: masked.slice(0, offset).split('\n').length,
    found: `"${word}"`,
    expected: 'British English, or a word of the trade',
    remedy: `${suggestions.length > 0 ? `write "${suggestions.slice(0, 3).join('" or "')}"; ` : ''}if it is right, add it to content/words.txt`,
  }));
}
