import { type CSpellUserSettings, spellCheckDocument } from 'cspell-lib';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EditorFault, tell } from '../fault.ts';
import { languageOf, type OpenText } from '../open-text.ts';
import { lineAt, maskMarks } from '../passages.ts';

/** Languages that the shop prints, the name that cspell has for them, and their dictionaries. */
const languages: Readonly<Record<string, readonly [locale: string, dictionary: string]>> = {
  en: ['en-GB', 'en-gb'],
  de: ['de', 'de-de'],
  fr: ['fr', 'fr-fr'],
  es: ['es', 'es-es'],
};

/** Numbers of parts and norms, addresses, names in capitals and figures of the shop are no words. */
const ignored = String.raw`/\b[\w.-]*\d[\w.-]*\b|\b[A-Z]{2,}\b|\S+@\S+|https?:\S+|\/[\w/#-]+|\{[\w-]+\}|&\w+;/g`;

/** What the dictionary takes, because names and programs have it: American spellings, and short words that hands swap. */
const flagged = [
  'aluminum->aluminium analyze->analyse catalog->catalogue catalogs->catalogues center->centre centers->centres',
  'centered->centred color->colour colors->colours customize->customise gage->gauge gages->gauges gray->grey mold->mould optimize->optimise',
  'teh->the hte->the adn->and taht->that hs->has hsa->has fo->of ot->to nto->not ofr->for yuo->you',
].flatMap((words) => words.split(' '));

const wordFile = (language: string): string => `content/words${language === 'en' ? '' : `-${language}`}.txt`;

/** Words of the trade that no dictionary has, one in each line; a line that begins with # is a note. */
function readWords(root: string, language: string): string[] {
  const path = join(root, wordFile(language));
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
    : [];
}

const toSettings = (language: string, words: readonly string[]): CSpellUserSettings => {
  const [locale = '', dictionary = ''] = languages[language] ?? [];
  return {
    language: locale,
    import: [`@cspell/dict-${dictionary}/cspell-ext.json`],
    words: [...words],
    flagWords: language === 'en' ? flagged : [],
    ignoreRegExpList: [ignored],
    // of two letters there are too many that are names of figures, signs and ends of words
    minWordLength: 3,
  };
};

/** Words that neither the dictionary of a text's language nor the word file of the shop knows. */
export async function checkSpelling(text: OpenText, root: string): Promise<EditorFault[]> {
  const language = languageOf(text);
  const [locale] = languages[language] ?? [];
  if (locale === undefined) return [];
  const { issues } = await spellCheckDocument(
    { uri: 'file:///text.txt', languageId: 'plaintext', locale, text: maskMarks(text) },
    { generateSuggestions: true, noConfigSearch: true },
    toSettings(language, readWords(root, language)),
  );
  return issues.map(({ text: word, offset, suggestionsEx = [] }) => {
    const sure = suggestionsEx.filter(({ isPreferred }) => isPreferred);
    const meant = (sure.length > 0 ? sure : suggestionsEx.slice(0, 3)).map(
      (each) => each.wordAdjustedToMatchCase ?? each.word,
    );
    return {
      file: text.file,
      line: lineAt(text, offset),
      ...tell(
        `"${word}"`,
        'a word of the language of this text (British English on pages), or one of the trade',
        `${meant.length > 0 ? `write "${meant.join('" or "')}"; ` : ''}if it is right, add it to ${wordFile(language)}`,
      ),
    };
  });
}
