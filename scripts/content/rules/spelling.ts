import { type CSpellUserSettings, spellCheckDocument } from 'cspell-lib';
import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { walk } from '../nodes.ts';
import { isEnglish, type OpenText } from '../open-text.ts';

/** Numbers of parts and norms, addresses and names in capitals are no words; signs for several letters are told as such. */
const ignored = String.raw`/\S*[ﬀ-ﬆ]\S*|\b[\w.-]*\d[\w.-]*\b|\b[A-Z]{2,}\b|\S+@\S+|https?:\S+|\/[\w/#-]+/g`;

/** American spellings that the dictionary takes, because names and programs have them. */
const flagged = [
  'aluminum analyze analyzed canceled catalog catalogs center centered centering centers customize customized',
  'gage gages gray grays grayish harbor mold molded molds optimize optimized',
].flatMap((words) => words.split(' '));

/** What hands type for another word, too short for the dictionary to be asked or to guess what was meant. */
const slips: Readonly<Record<string, string>> = {
  ...{ teh: 'the', hte: 'the', adn: 'and', nad: 'and', taht: 'that', tath: 'that', hs: 'has', hsa: 'has' },
  ...{ fo: 'of', ot: 'to', nto: 'not', ofr: 'for', yuo: 'you' },
};

/** Short forms that texts of the trade have in small letters. */
const shortForms = 'cfm cyl incl lbf qty'.split(' ');

const toSettings = (words: readonly string[]): CSpellUserSettings => ({
  language: 'en-GB',
  import: ['@cspell/dict-en-gb/cspell-ext.json'],
  words: [...shortForms, ...words],
  flagWords: [...flagged, ...Object.keys(slips)].filter((word) => !words.includes(word)),
  ignoreRegExpList: [ignored],
  // of two letters there are too many that are names of figures, signs and ends of words
  minWordLength: 3,
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
  const frontStart = source.indexOf('\n') + 1;
  for (const key of kind.shown) {
    const value = front.document.getIn([key], true) as { range?: [number, number, number] } | undefined;
    if (value?.range) keep(frontStart + value.range[0], frontStart + value.range[1]);
  }
  return kept.join('');
}

/** How American spelling differs from British: pieces of words, and what they are here. */
const american: readonly (readonly [RegExp, string])[] = [
  [/or(?=s?$|ed$|ing$|ful|less|able|ite)/, 'our'],
  [/er(?=s?$)/, 're'],
  [/er(?=ed$|ing$)/, 'r'],
  [/gage/, 'gauge'],
  [/(?<=[aeiou])l(?=ed$|ing$|ers?$)/, 'll'],
  [/og(?=s?$)/, 'ogue'],
  [/ens(?=es?$)/, 'enc'],
  [/yz(?=e|ing)/, 'ys'],
  [/iz(?=e|ing|ation)/, 'is'],
  [/num(?=s?$)/, 'nium'],
  [/ray(?=s?$|ed$|ish$)/, 'rey'],
  [/old(?=s?$|ed$|ing$)/, 'ould'],
  [/ulf/, 'ulph'],
  [/^tire/, 'tyre'],
  [/^curb/, 'kerb'],
  [/^plow/, 'plough'],
];

const dictionary = { uri: 'file:///text.txt', languageId: 'plaintext', locale: 'en-GB' };

/** British spellings of a word that was typed as in America, as far as the dictionary has them. */
async function findBritish(word: string, words: readonly string[]): Promise<string[]> {
  const tried = american.flatMap(([piece, british]) => (piece.test(word) ? [word.replace(piece, british)] : []));
  if (tried.length === 0) return [];
  const { issues } = await spellCheckDocument(
    { ...dictionary, text: tried.join('\n') },
    { generateSuggestions: false, noConfigSearch: true },
    toSettings(words),
  );
  const wrong = new Set(issues.map(({ text }) => text));
  return tried.filter((each) => !wrong.has(each));
}

/** "Teh" → "The" */
function findSlip(word: string): string[] {
  const meant = slips[word.toLowerCase()];
  return meant === undefined
    ? []
    : [/^\p{Lu}/u.test(word) ? `${meant.charAt(0).toUpperCase()}${meant.slice(1)}` : meant];
}

/** Words of an English text that neither the British dictionary nor `content/words.txt` knows. */
export async function checkSpelling(text: OpenText, { words }: House): Promise<EditorFault[]> {
  if (!isEnglish(text)) return [];
  const masked = maskMarks(text);
  const { issues } = await spellCheckDocument(
    { ...dictionary, text: masked },
    { generateSuggestions: true, noConfigSearch: true },
    toSettings(words),
  );
  return Promise.all(
    issues.map(async ({ text: word, offset, suggestions = [] }) => {
      const sure = [...findSlip(word), ...(await findBritish(word, words))];
      const meant = sure.length > 0 ? sure : suggestions.slice(0, 3);
      return {
        file: text.file,
        line: masked.slice(0, offset).split('\n').length,
        found: `"${word}"`,
        expected: 'British English, or a word of the trade',
        remedy: `${meant.length > 0 ? `write "${meant.join('" or "')}"; ` : ''}if it is right, add it to content/words.txt`,
      };
    }),
  );
}
