import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  findLostNames,
  findLostPaths,
  findRecordFaults,
  findUnlisted,
  findUntoldConfig,
  findUntoldFolders,
  tellsOfFiles,
} from './papers.ts';
import { findRuleFaults } from './rules.ts';
import { findStrayPictures } from './stray-pictures.ts';

/** A repeated mistake becomes a rule here: what to look for, where, and how to mend it. */
type Rule = { pattern: RegExp; files: RegExp; except?: RegExp; remedy: string };

const rules: Rule[] = [
  {
    pattern: /\b(?:test|it|describe)\.(?:only|skip|todo|fixme)\b/,
    files: /\.(?:test|spec)\.tsx?$/,
    remedy: 'run it, or delete it',
  },
  {
    pattern: /\b(?:TODO|FIXME|XXX)\b/,
    files: /\.(?:ts|tsx|mjs|astro|css)$/,
    except: /checks\/house\.ts$/,
    remedy: 'do it, or leave it out',
  },
  {
    pattern: /(?<![&\w-])#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b(?=[^<]*[;,)\s}])|\brgba?\(/i,
    files: /^src\/.*\.(?:css|astro)$/,
    except: /styles\/tokens\.css$/,
    remedy: 'use a token of src/styles/tokens.css',
  },
  {
    // not what has no style sheet: a drawing as a file, the browser's own bar
    pattern: /(['"`])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\1|['"`]\s*(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i,
    files: /^src\/(?!journeys\/|server\/mail\/)(?!.*\.test\.).*\.tsx?$/,
    except: /^src\/(?:config\/site|domain\/drawing\/write-svg)\.ts$/,
    remedy: 'use a token of src/styles/tokens.css: fill="var(--ink)"',
  },
  {
    pattern: /^import /,
    files: /^content\/.*\.mdx$/,
    remedy: 'content has no imports; pieces are handed in by the page',
  },
  {
    pattern: /@ts-(?:ignore|nocheck|expect-error)/,
    files: /\.tsx?$/,
    except: /checks\/house\.ts$/,
    remedy: 'say the type',
  },
  {
    pattern: /(?:eslint|oxlint|tslint)-(?:disable|enable)/,
    files: /\.(?:ts|tsx|mjs|js|astro)$/,
    except: /checks\/house\.ts$/,
    remedy: 'mend what the lint says, or change .oxlintrc.json for all',
  },
  {
    pattern: /\bnew Date\b(?!\([^)])|(?<!new )\bDate\(|\bresolvedOptions\(/,
    files: /^src\/(?:config|domain)\/(?!.*\.test\.).*\.ts$/,
    remedy: 'rules are pure: pass the time in, and its zone',
  },
  {
    pattern: /\bset:text\b|<style[^>]*define:vars|client:only(?!=")/,
    files: /\.astro$/,
    remedy:
      'write text between the tags, values of a style as custom properties, and which framework client:only is for',
  },
  {
    pattern: /\brole="(?:status|log)"|\baria-live=(?!\{notice\[)|<output\b/,
    files: /^src\/(?:islands|components|layouts|pages|gallery)\/(?!.*\.test\.).*\.(?:tsx|astro)$/,
    remedy:
      'the page has one live region: mark what is said when it changes as a notice (src/islands/shared/notice.ts says how)',
  },
  {
    pattern: /\{\.\.\.notice\}/,
    files: /\.astro$/,
    remedy:
      "write role={notice.role} aria-live={notice['aria-live']}: Astro writes the scope of its styles into what is spread",
  },
  {
    // not where a test or a measurement reads its own, the sandbox the texts of its own tables, a check a page that it judges, and a
    // browser what its own page was made with
    pattern: /\bJSON\.parse\(.*\) as (?!unknown\b)/,
    files: /^(?:src|scripts)\/.*\.(?:ts|tsx|astro)$/,
    except:
      /\.test\.tsx?$|-for-tests\.ts$|^src\/(?:journeys|islands\/testing)\/|^scripts\/(?:sandbox|bench|test-kit|checks\/pages)\/|^src\/components\/(?:page\/third-parties|part\/swap-part)\.ts$/,
    remedy: 'read it through a schema (in scripts: scripts/release/read-json.ts), so that a broken file says so',
  },
  {
    // the lint takes what is returned as used; an answer that is ended is no promise
    pattern: /\breturn void (?!(?:exchange\.)?response\.|listener\()/,
    files: /^src\/server\/(?!.*(?:\.test|-for-tests)\.).*\.ts$/,
    remedy: 'await it, then return: what fails in a promise that is forgotten here is told by nobody',
  },
  {
    // they interrupt: a press that did not do what it was for, a script that did not come
    pattern: /\brole="alert"/,
    files: /^src\/(?:islands|components|layouts|pages|gallery)\/(?!.*\.test\.).*\.(?:tsx|astro)$/,
    except: /\/(?:NotLoaded\.astro|AddTyped\.tsx|FieldsToCheck\.tsx|TaxBox\.tsx)$/,
    remedy: 'show it by <Alert kind="error" isLive>, or as a notice (src/islands/shared/notice.ts)',
  },
];

/** Files below a folder, as paths that begin with it; what is found by a link is left out. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    // the snapshot of the catalogue is found by a link
    return entry.isFile() ? [path] : [];
  });

/** What of this text breaks a rule, if it is that of the file: "src/a.ts:3: how to mend it". */
export const findLineFaults = (file: string, text: string): string[] =>
  rules
    .filter((rule) => rule.files.test(file) && !rule.except?.test(file))
    .flatMap((rule) =>
      text
        .split('\n')
        .flatMap((line, position) => (rule.pattern.test(line) ? [`${file}:${position + 1}: ${rule.remedy}`] : [])),
    );

/** Tests that are left out on some machines and do not say where they run. */
export function findUntoldSkips(file: string, text: string): string[] {
  const lines = /\.(?:test|spec)\.tsx?$/.test(file) ? text.split('\n') : [];
  return lines.flatMap((line, position) => {
    const isTold = /^\s*\/\/ only where \w/.test(lines[position - 1] ?? '');
    return !/\.(?:skipIf|runIf)\(/.test(line) || isTold
      ? []
      : [`${file}:${position + 1}: say above it where it runs: "// only where …"`];
  });
}

const longest = 300;

/** A page, component or style sheet that is longer than a reader holds; the lint does the same for scripts. */
export function findLengthFault(file: string, text: string): string[] {
  const lines = text.trimEnd().split('\n').length;
  if (!/^src\/.*\.(?:astro|css)$/.test(file) || lines <= longest) return [];
  return [`${file}:${longest + 1}: ${lines} lines of ${longest}: move out what is a piece of its own`];
}

const topLevel =
  /^(?:src|public|content|scripts|astro\.config\.mjs|package\.json|package-lock\.json|tsconfig\.json|vitest\.config\.ts|playwright\.config\.ts|README\.md|node_modules|\..+)$/;

/** What papers and comments lead to and is not there; texts of the catalogue are pulled, and not in git. */
function findLost(files: readonly string[]): string[] {
  const aside = ['.decisions', '.ci', '.github', 'public'].flatMap(listFiles);
  const all = new Set([...files, ...aside, ...readdirSync('.')]);
  const papers = [...all].filter((file) => file.endsWith('.md') && !file.startsWith('content/catalogue/'));
  return [
    ...papers.flatMap((file) => findLostPaths(file, readFileSync(file, 'utf8'), all)),
    ...files.filter(tellsOfFiles).flatMap((file) => findLostNames(file, readFileSync(file, 'utf8'), all)),
  ];
}

/** Places whose README is a table of their folders. */
const tabled = ['src/components', 'src/islands', 'src/server', 'src/stores', 'scripts'];

function findUntold(place: string): string[] {
  const entries = readdirSync(place, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return findUntoldFolders(place, folders, readFileSync(join(place, 'README.md'), 'utf8'));
}

/** Faults of the whole tree, one line each: file, line, remedy. */
export function findHouseFaults(): string[] {
  const strangers = readdirSync('.').filter((name) => !topLevel.test(name) && !/^(?:dist|test-results)$/.test(name));
  const files = ['src', 'scripts', 'content']
    .filter((folder) => statSync(folder, { throwIfNoEntry: false }))
    .flatMap(listFiles);
  const code = files.filter((file) => !/\/(?:data|photos|catalogue\/\d)/.test(file));
  const records = readdirSync('.decisions');
  const ownPictures = [...files.filter((file) => file.startsWith('src/')), ...listFiles('public')];
  const naming = code.filter((file) => /^src\/(?!journeys\/|.*\.test\.).*\.(?:ts|tsx|astro|css)$/.test(file));
  return [
    ...strangers.map((name) => `${name}: does not belong on the top level`),
    ...code.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...findLineFaults(file, text), ...findUntoldSkips(file, text), ...findLengthFault(file, text)];
    }),
    ...findStrayPictures(
      new Map(ownPictures.map((file) => [file, statSync(file).size])),
      naming.map((file) => readFileSync(file, 'utf8')),
    ),
    ...findUnlisted(records, readFileSync('README.md', 'utf8')),
    ...records.flatMap((name) =>
      name.endsWith('.md') ? findRecordFaults(name, readFileSync(join('.decisions', name), 'utf8')) : [],
    ),
    ...findLost(files),
    ...tabled.flatMap(findUntold),
    ...findUntoldConfig(readdirSync('src/config'), readFileSync('src/config/README.md', 'utf8')),
    ...findRuleFaults(),
  ];
}
