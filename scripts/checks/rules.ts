import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const rulesFolder = '.decisions/rules';
const placesThatName = ['src', 'scripts', '.ci', 'content', '.decisions', 'README.md'];
const texts = /\.(?:ts|tsx|mjs|astro|css|md|mdx)$/;
/** the check's own test plants faults */
const ownTest = /checks\/rules\.test\.ts$/;
const tests = /\.(?:test|spec)\.tsx?$/;

const id = '[a-z][a-z0-9-]+\\.[a-z][a-z0-9-]+';
const wellFormed = /^[a-z]+(?:-[a-z]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** "rule a.b", "rules a.b, `a.c` and d.e", "[rule](file) `a.b`", also where a comment breaks its line in between */
const between = '\\s+(?:(?:\\*|//)\\s+)?';
const quoted = `["'\`]?${id}["'\`]?`;
const naming = new RegExp(
  `\\b[Rr]ules?(?:\\]\\([^)]*\\))?${between}(${quoted}(?:(?:,|,?${between}(?:and|or))${between}${quoted})*)`,
  'g',
);
/** a paper of those who asked for the shop, a ticket, a talk: whoever comes after has none of them */
const citation = new RegExp(
  [
    '\\bdoc(?:ument)? [12]\\b',
    '\\bdecisions? \\d{1,3}\\b',
    '\\b(?:issue|ticket|task|session|brief)s? #?\\d+\\b',
    '\\b(?:design|spec(?:ification)?|brief) §',
    '§ ?\\d',
    '\\bwords of the (?:text|specification)\\b',
    '\\b(?:as|see|in|by|of) the (?:spec|brief|ticket|issue)\\b',
  ].join('|'),
  'gi',
);
const record = /\bdecisions? (\d{4}(?:(?:,| and|, and) \d{4})*)\b/gi;

type Place = { file: string; line: number };
type Named = Place & { rule: string };
type Written = Named & { isEmpty: boolean };

/** Texts that may name a rule, below a path of the repository; the path itself where it is one. */
function listFiles(root: string, path: string): string[] {
  if (texts.test(path)) return [path];
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries
    .flatMap((entry) => (entry.isDirectory() ? listFiles(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`]))
    .filter((file) => texts.test(file) && !ownTest.test(file));
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The rules of one file of the list: a heading of the second level each, with its text below. */
function readRules(file: string, text: string): Written[] {
  return [...text.matchAll(/^## (.*)\n([^]*?)(?=^## |(?![^]))/gm)].map((match) => {
    const [, rule = '', words = ''] = match;
    return { file, line: lineAt(text, match.index), rule: rule.trim(), isEmpty: words.trim() === '' };
  });
}

const readNames = (file: string, text: string): Named[] =>
  [...text.matchAll(naming)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(new RegExp(id, 'g'))].map(([rule]) => {
      const line = lineAt(text, match.index + match[0].indexOf(rule));
      return { file, line, rule };
    }),
  );

const at = ({ file, line }: Place): string => `${file}:${line}`;

function judgeWritten(rule: Written, position: number, all: readonly Written[]): string[] {
  const noun = basename(rule.file, '.md');
  const first = all.findIndex((other) => other.rule === rule.rule);
  return [
    ...(wellFormed.test(rule.rule) ? [] : [`"${rule.rule}" is no name of a rule: write noun.what-it-says`]),
    ...(rule.rule.startsWith(`${noun}.`)
      ? []
      : [`"${rule.rule}" does not belong to ${noun}: move it to the file of its noun`]),
    ...(rule.isEmpty ? [`rule "${rule.rule}" says nothing: write its sentence`] : []),
    ...(first === position ? [] : [`"${rule.rule}" is there twice (${at(all[first] ?? rule)}): rename one`]),
  ].map((fault) => `${at(rule)}: ${fault}`);
}

/** A paragraph that a text for buyers names is one of the law. */
const isOfLaw = (file: string, cited: string): boolean => file.startsWith('content/') && cited.startsWith('§');

const findCitations = (file: string, text: string): string[] =>
  [...text.matchAll(citation)]
    .filter(([cited]) => !isOfLaw(file, cited))
    .map(
      (match) =>
        `${at({ file, line: lineAt(text, match.index) })}: "${match[0]}" cites a paper that is not here: name the rule of ${rulesFolder}`,
    );

/** Records of four digits that are named and are not there. */
const findUnknownRecords = (file: string, text: string, records: ReadonlySet<string>): string[] =>
  [...text.matchAll(record)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/\d{4}/g)].flatMap(([number]) =>
      records.has(number)
        ? []
        : [
            `${at({ file, line: lineAt(text, match.index) })}: there is no decision ${number}: mend its number, or name the rule`,
          ],
    ),
  );

/** Faults of the rules and of whoever names them, one line each: file, line, remedy. `root`: the repository. */
export function findRuleFaults(root = '.'): string[] {
  const files = placesThatName
    .flatMap((place) => listFiles(root, place))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const isList = (file: string) => file.startsWith(`${rulesFolder}/`) && basename(file) !== 'README.md';
  const written = files.filter(({ file }) => isList(file)).flatMap(({ file, text }) => readRules(file, text));
  const named = files.filter(({ file }) => !isList(file)).flatMap(({ file, text }) => readNames(file, text));
  const known = new Set(written.map(({ rule }) => rule));
  const records = new Set(
    files.flatMap(({ file }) => (file.startsWith('.decisions/') ? [basename(file).slice(0, 4)] : [])),
  );
  const tested = new Set(named.filter(({ file }) => tests.test(file)).map(({ rule }) => rule));
  return [
    ...written.flatMap(judgeWritten),
    ...named
      .filter(({ rule }) => !known.has(rule))
      .map((name) => `${at(name)}: there is no rule "${name.rule}": name one of ${rulesFolder}, or write it there`),
    ...written
      .filter(({ rule }) => !tested.has(rule))
      .map(
        (rule) =>
          `${at(rule)}: no test names rule "${rule.rule}": name it in the test that holds it, or write that test`,
      ),
    ...files.flatMap(({ file, text }) => [...findCitations(file, text), ...findUnknownRecords(file, text, records)]),
  ];
}
