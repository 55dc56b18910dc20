import type { Touched } from './built-texts.ts';

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
