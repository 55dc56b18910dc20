import { dirname, join } from 'node:path';

const isDecision = (name: string): boolean => /^\d{4}-.*\.md$/.test(name);

/** Decision records that the README does not list, and rows of it whose record is not there: nobody finds the one or opens the other. */
export function findUnlisted(records: readonly string[], readme: string): string[] {
  const listed = [...readme.matchAll(/\(\.decisions\/([^)/]+)\)/g)].map(([, name = '']) => name).filter(isDecision);
  return [
    ...records
      .filter((name) => isDecision(name) && !listed.includes(name))
      .map((name) => `.decisions/${name}:1: give it a row in the table "Decisions" of README.md`),
    ...[...new Set(listed)]
      .filter((name) => !records.includes(name))
      .map((name) => `README.md: .decisions/${name} is not there: take its row away, or mend the name`),
  ];
}

/** Where a decision record has another form than all: "# 0001 Title", then its paragraphs "**Context.**" and "**Decision.**". */
export function findRecordFaults(name: string, text: string): string[] {
  if (!isDecision(name)) return [];
  const at = (position: number) => `.decisions/${name}:${position + 1}`;
  const lines = text.split('\n');
  const number = name.slice(0, 4);
  return [
    ...(new RegExp(`^# ${number} [^a-z\\s]`).test(lines[0] ?? '')
      ? []
      : [`${at(0)}: begin it with "# ${number} Title"`]),
    ...lines.flatMap((line, position) =>
      /^##+ /.test(line) ? [`${at(position)}: no headings below the title: write "**Context.** …"`] : [],
    ),
    ...['Context', 'Decision']
      .filter((word) => !lines.some((line) => line.startsWith(`**${word}.**`)))
      .map((word) => `${at(0)}: it has no paragraph that begins with "**${word}.**"`),
  ];
}

/** Files of `src/config` that its README does not name, and names there of files that are gone. */
export function findUntoldConfig(files: readonly string[], readme: string): string[] {
  const told = [...readme.matchAll(/`([\w-]+\.ts)`/g)].map(([, name = '']) => name);
  const there = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return [
    ...there
      .filter((name) => !told.includes(name))
      .map((name) => `src/config/${name}:1: give it a row in the table of src/config/README.md`),
    ...[...new Set(told)]
      .filter((name) => !there.includes(name))
      .map((name) => `src/config/README.md: ${name} is not there: take it out, or mend the name`),
  ];
}

/** Folders that the README beside them does not name: whoever looks for a thing by that table never finds them. */
export function findUntoldFolders(place: string, folders: readonly string[], readme: string): string[] {
  const told = new Set([...readme.matchAll(/`([\w-]+)(?:\/[^`]*)?`/g)].map(([, name]) => name));
  return folders
    .filter((name) => !told.has(name))
    .map((name) => `${place}/${name}: say in ${place}/README.md what is there`);
}

const linkTo = /\]\((?!https?:|mailto:|[#/])([^)#\s]+)/g;
const codeFile = /`((?:[\w.@[\]-]+\/)+[\w.[\]-]+\.(?:ts|tsx|mjs|astro|css))`/g;

const comment = /^\s*(?:\*|\/\/|\/\*)/;
const namedFile = /`((?:[\w.@[\]-]+\/)*[\w[\]-]+(?:\.(?:test|spec|deep|browser))*\.(?:ts|tsx|mjs|astro|css))`/g;

/** True for code whose comments tell of files that are there; those of tests may make some up. */
export const tellsOfFiles = (file: string): boolean =>
  /\.(?:ts|tsx|mjs|astro|css)$/.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file);

/** Files of code that a comment names in backticks and that are not there any more. `files`: all of the repository. */
export function findLostNames(file: string, text: string, files: ReadonlySet<string>): string[] {
  if (!tellsOfFiles(file)) return [];
  const isLost = (path: string) => !files.has(path) && ![...files].some((one) => one.endsWith(`/${path}`));
  return text.split('\n').flatMap((line, position) =>
    (comment.test(line) ? [...line.matchAll(namedFile)] : [])
      .map(([, path = '']) => path)
      .filter(isLost)
      .map((path) => `${file}:${position + 1}: ${path} is not there: say where it is now, or take it out`),
  );
}

/**
 * What a README or a record leads to and is not there any more: links, and in a README paths of code in backticks, which begin at its
 * folder or at any above the file ("checkout/OrderFacts.tsx"). `files`: all of the repository.
 */
export function findLostPaths(file: string, text: string, files: ReadonlySet<string>): string[] {
  if (!file.endsWith('.md')) return [];
  const all = [...files];
  const isThere = (path: string) => files.has(path) || all.some((one) => one.startsWith(`${path.replace(/\/$/, '')}/`));
  const isLost = (path: string) => !all.some((one) => one === path || one.endsWith(`/${path}`));
  return text.split('\n').flatMap((line, position) => {
    const links = [...line.matchAll(linkTo)].map(([, path = '']) => path);
    const named = file.endsWith('README.md') ? [...line.matchAll(codeFile)].map(([, path = '']) => path) : [];
    return [...links.filter((path) => !isThere(join(dirname(file), path))), ...named.filter(isLost)].map(
      (path) => `${file}:${position + 1}: ${path} is not there: say where it is now, or take it out`,
    );
  });
}
