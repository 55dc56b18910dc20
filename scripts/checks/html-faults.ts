import { hash } from 'node:crypto';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { listPageFiles, pathOfPage, readPageFile } from './built-pages.ts';

/**
 * Every rule that html-validate recommends, on every page. What is switched off or loosened here says why; a fault of
 * ours is mended in the page, not here.
 */
const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  // Astro writes the style of its islands before the first one, wherever that stands
  elements: ['html5', { style: { flow: true, phrasing: true } }],
  rules: {
    // how React and Astro spell what every parser reads alike: autoComplete, <input/>, disabled="", spaces at line ends
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    // the standard forbids white space only; ids of React begin with an underscore, ids of engines hold a dot
    'valid-id': ['error', { relaxed: true }],
    // the standard's own default is text
    'no-implicit-input-type': 'off',
    // sizes that only the data knows are set where they stand; the content security policy lets no other kind in
    'no-inline-style': 'off',
    // boxes of one list share a name, as radio buttons do
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // a table whose rows become blocks on a phone loses its roles unless they are written
    'no-redundant-role': 'off',
    // where a telephone number may break is a matter of the look
    'tel-non-breaking': 'off',
    // sizes are links that lead to a page of their own without scripts, and act as one radio group
    'prefer-native-element': ['error', { exclude: ['radio'] }],
  },
};

/** Pages that are looked at besides one of each template. */
const drawn = 100;

/** "/details/AG-1" and "/details/AR-1" are made by one template; a page without a folder has its own. */
const templateOf = (file: string): string => {
  const [folder = '', ...rest] = pathOfPage(file).slice(1).split('/');
  return rest.length === 0 ? folder : `${folder}/${'*/'.repeat(rest.length)}`;
};

/** One page of each template, and a hundred drawn from all: the same ones for the same build. */
export function choosePages(files: readonly string[]): string[] {
  const ordered = files.map((file) => [hash('sha1', file), file] as const).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = ordered.map(([, file]) => file);
  const ofTemplates = [...Map.groupBy(names, templateOf).values()].flatMap(([first]) => first ?? []);
  return [...new Set([...ofTemplates, ...names.slice(0, drawn)])];
}

/** What html-validate does not look at: what stands behind the page. */
const findMisplaced = (html: string): string[] =>
  html.slice(html.indexOf('</html>')).trim() === '</html>' ? [] : ['something stands behind </html>'];

/** What html-validate and `findMisplaced` find on these pages, one line for each mistake with the first page that has it. Throws without the folder. */
export async function findHtmlFaults(client: string): Promise<string[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
  const found = new Map<string, string[]>();
  for (const file of choosePages(listPageFiles(client))) {
    const page = pathOfPage(file);
    const html = readPageFile(client, file);
    const { results } = await validator.validateString(html, page);
    const faults = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${message} (${ruleId}${selector ? ` at ${selector}` : ''})`);
    for (const fault of [...faults, ...findMisplaced(html)]) found.set(fault, [...(found.get(fault) ?? []), page]);
  }
  return [...found].map(([fault, pages]) => {
    const others = new Set(pages).size - 1;
    return `${pages[0]}: ${fault}${others > 0 ? ` (and on ${others} more pages)` : ''}`;
  });
}
