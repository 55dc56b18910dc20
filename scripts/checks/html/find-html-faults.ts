import { listPageFiles, pathOfPage, readPageFile } from '../built-pages.ts';
import { createJudge, type HtmlFault } from './judge.ts';

/** One line for each mistake, with the first page that has it and how many more do. */
function gatherFaults(faults: HtmlFault[]): string[] {
  const mistakes = Map.groupBy(faults, ({ fault }) => fault);
  return [...mistakes].map(([fault, all]) => {
    const pages = [...new Set(all.map(({ page }) => page))].toSorted();
    return `${pages[0]}: ${fault}${pages.length > 1 ? ` (and on ${pages.length - 1} more pages)` : ''}`;
  });
}

/** What is not valid in the HTML of any page of a built folder, one line for each mistake. Throws when the folder does not exist. */
export async function findHtmlFaults(client: string): Promise<string[]> {
  const judge = createJudge();
  const faults: HtmlFault[] = [];
  for (const file of listPageFiles(client)) faults.push(...(await judge(pathOfPage(file), readPageFile(client, file))));
  return gatherFaults(faults);
}
