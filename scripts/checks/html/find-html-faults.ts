import { hash } from 'node:crypto';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { listPageFiles, pathOfPage, readPageFile } from '../built-pages.ts';
import { htmlRules } from './rules.ts';

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

/** What html-validate finds on these pages, one line for each mistake with the first page that has it. Throws without the folder. */
export async function findHtmlFaults(client: string): Promise<string[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
  const found = new Map<string, string[]>();
  for (const file of choosePages(listPageFiles(client))) {
    const page = pathOfPage(file);
    const { results } = await validator.validateString(readPageFile(client, file), page);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      const fault = `${message} (${ruleId}${selector ? ` at ${selector}` : ''})`;
      found.set(fault, [...(found.get(fault) ?? []), page]);
    }
  }
  return [...found].map(([fault, pages]) => {
    const others = new Set(pages).size - 1;
    return `${pages[0]}: ${fault}${others > 0 ? ` (and on ${others} more pages)` : ''}`;
  });
}
