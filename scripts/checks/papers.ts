import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Every file of the repository by its path; the text of those that may lead somewhere, of others none. */
export type Files = ReadonlyMap<string, string>;

const isText = /\.(?:ts|tsx|mjs|astro|css|mdx?)$/;
const isTest = /\.(?:test|spec)\.tsx?$/;

/** What is in git; the catalogue is pulled. */
export function readFiles(): Files {
  const names = globSync(['{src,scripts,content,public,.ci,.decisions,.github}/**/*.*', '*.*', '.*.*'], {
    exclude: (path) => path.includes('content/catalogue'),
  });
  return new Map(names.toSorted().map((file) => [file, isText.test(file) ? readFileSync(file, 'utf8') : '']));
}

const id = '[a-z][a-z0-9-]+\\.[a-z][a-z0-9-]+';
/** "rule a.b", "rules a.b, `a.c` and d.e", "[rule](file) `a.b`", also where a comment breaks its line in between */
const gap = '\\s+(?:(?:\\*|//)\\s+)?';
const quoted = `["'\`]?${id}["'\`]?`;
const rulesNamed = new RegExp(
  `\\b[Rr]ules?(?:\\]\\([^)]*\\))?${gap}(${quoted}(?:(?:,|,?${gap}(?:and|or))${gap}${quoted})*)`,
  'g',
);
const recordsNamed = /\b[Dd]ecisions? (\d{4}(?:(?:,| and|, and) \d{4})*)\b/g;
const link = /\]\((?!https?:|mailto:|[#/])([^)#\s]+)/g;
/** A path of code in backticks; in a comment a name alone, too. */
const pathNamed = /`((?:[\w.@[\]-]+\/)+[\w.[\]-]+\.(?:ts|tsx|mjs|astro|css))`/g;
const fileNamed = /`((?:[\w.@[\]-]+\/)*[\w[\]-]+(?:\.(?:test|spec|deep|browser))*\.(?:ts|tsx|mjs|astro|css))`/g;
const comment = /^\s*(?:\*|\/\/|\/\*)/;

type Found = { name: string; at: string };

const at = (file: string, text: string, index: number): string => `${file}:${text.slice(0, index).split('\n').length}`;

/** Each `one` within what `pattern` finds in a text. */
const findAll = (file: string, text: string, pattern: RegExp, one: RegExp): Found[] =>
  [...text.matchAll(pattern)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(one)].map(([name]) => ({
      name,
      at: at(file, text, match.index + match[0].indexOf(name)),
    })),
  );

const isRuleList = (file: string): boolean => /^\.decisions\/rules\/(?!README)/.test(file);

/** Rules that are named and not written, written and held by no test, or in the file of another noun. */
function findRuleFaults(texts: readonly [string, string][]): string[] {
  const lists = texts.filter(([file]) => isRuleList(file));
  const written = lists.flatMap(([file, text]) => findAll(file, text, /^## (.*)$/gm, /.+/g));
  const others = texts.filter(([file]) => !isRuleList(file));
  const named = others.flatMap(([file, text]) => findAll(file, text, rulesNamed, new RegExp(id, 'g')));
  const known = new Set(written.map(({ name }) => name));
  const held = new Set(named.filter((one) => isTest.test(one.at.split(':')[0] ?? '')).map(({ name }) => name));
  const isMisplaced = (one: Found) => !one.name.startsWith(`${/([\w-]+)\.md/.exec(one.at)?.[1]}.`);
  return [
    ...named.filter(({ name }) => !known.has(name)).map((one) => `${one.at}: there is no rule "${one.name}"`),
    ...written.filter(({ name }) => !held.has(name)).map((one) => `${one.at}: no test names rule "${one.name}"`),
    ...written.filter(isMisplaced).map((one) => `${one.at}: rule "${one.name}" belongs to the file of its noun`),
  ];
}

/** Records that are named and not there, and those that the README does not list. */
function findRecordFaults(texts: readonly [string, string][]): string[] {
  const records = texts.flatMap(([file]) => /^\.decisions\/(\d{4})-/.exec(file)?.[1] ?? []);
  const readme = texts.find(([file]) => file === 'README.md')?.[1] ?? '';
  return [
    ...texts
      .flatMap(([file, text]) => findAll(file, text, recordsNamed, /\d{4}/g))
      .filter(({ name }) => !records.includes(name))
      .map((one) => `${one.at}: there is no decision ${one.name}`),
    ...records
      .filter((number) => !readme.includes(`(.decisions/${number}-`))
      .map((number) => `README.md:1: decision ${number} has no row`),
  ];
}

/** Links of papers, paths in a README and files that a comment names, which are not there. */
function findLostPaths([file, text]: [string, string], all: readonly string[]): string[] {
  const isThere = (path: string) => all.some((one) => one === path || one.startsWith(`${path.replace(/\/$/, '')}/`));
  const isFile = (path: string) => all.some((one) => one === path || one.endsWith(`/${path}`));
  const isReadme = basename(file) === 'README.md';
  const tells = (line: string) => isReadme || (!/\.mdx?$/.test(file) && !isTest.test(file) && comment.test(line));
  return text.split('\n').flatMap((line, position) => {
    const links = file.endsWith('.md') ? [...line.matchAll(link)].map(([, path = '']) => path) : [];
    const names = tells(line) ? [...line.matchAll(isReadme ? pathNamed : fileNamed)].map(([, path = '']) => path) : [];
    return [
      ...links.filter((path) => !isThere(join(dirname(file), path))),
      ...names.filter((path) => !isFile(path)),
    ].map((path) => `${file}:${position + 1}: ${path} is not there`);
  });
}

/** Where papers and comments lead nowhere, one line each: "src/a.ts:3: there is no rule …". */
export function findPaperFaults(files: Files): string[] {
  const texts = [...files].filter(([file]) => isText.test(file));
  const all = [...files.keys()];
  return [...findRuleFaults(texts), ...findRecordFaults(texts), ...texts.flatMap((one) => findLostPaths(one, all))];
}
