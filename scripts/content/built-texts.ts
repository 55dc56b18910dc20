import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Builds the texts of the project in `root` into `outDir`. False when they could not be built; the reason is printed. */
export function buildTexts(root: string, outDir: string): boolean {
  const built = spawnSync(process.execPath, [resolve('scripts/content/build-texts.ts'), resolve(outDir)], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (built.status !== 0) console.error(`${built.stdout}${built.stderr}`.split('\n').slice(-30).join('\n'));
  return built.status === 0;
}

/** What a reader gets: names of files that carry a digest are left out, because they change without the page changing. */
const plain = (html: string): string =>
  html.replaceAll(/\/_astro\/[^"' )]+|astro-[a-z0-9]{6,}|data-astro-cid-[a-z0-9]+|uid="\w+"/g, '');

/** Address of every page in a folder that `buildTexts` made → digest of what it shows. */
export const digestPages = (outDir: string): Map<string, string> =>
  new Map(
    globSync('**/*.html', { cwd: join(outDir, 'client') })
      .toSorted()
      .map((file) => [
        `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
        createHash('sha256')
          .update(plain(readFileSync(join(outDir, 'client', file), 'utf8')))
          .digest('hex'),
      ]),
  );

export type Touched = { changed: string[]; added: string[]; gone: string[] };

/** The pages that differ between two builds, by what a reader would see. */
export function compareBuilds(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Touched {
  const [old, now] = [[...before.keys()], [...after.keys()]];
  return {
    changed: now.filter((page) => before.has(page) && before.get(page) !== after.get(page)),
    added: now.filter((page) => !before.has(page)),
    gone: old.filter((page) => !after.has(page)),
  };
}

/** So many pages are named one by one; a change of the frame touches all of them. */
const namedMax = 60;

const list = (title: string, pages: readonly string[]): string[] => {
  if (pages.length === 0) return [];
  const more = pages.length - namedMax;
  return [
    `**${title}** (${pages.length})`,
    '',
    ...pages.slice(0, namedMax).map((page) => `- \`${page}\``),
    ...(more > 0 ? [`- and ${more} more`] : []),
    '',
  ];
};

/** The comment on a pull request, in Markdown: which pages differ for a reader from those of `base`. */
export function writeTouched({ changed, added, gone }: Touched, base: string): string {
  if (changed.length + added.length + gone.length === 0) return `No page reads differently from \`${base}\`.\n`;
  return [
    `What a reader gets differs from \`${base}\`. Pages made from the catalogue are not compared.`,
    '',
    ...list('Pages that read differently', changed),
    ...list('New pages', added),
    ...list('Pages that are gone: does a link or a redirect still lead there?', gone),
  ].join('\n');
}
