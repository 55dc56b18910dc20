import { pathOfPage } from '../built-pages.ts';
import { isPage, type Look, readTexts } from '../read-texts.ts';
import { createJudge, type HtmlFault } from './judge.ts';

/** One line for each mistake, with the first page that has it and how many more do. */
function gatherFaults(faults: HtmlFault[]): string[] {
  const mistakes = Map.groupBy(faults, ({ fault }) => fault);
  return [...mistakes].map(([fault, all]) => {
    const pages = [...new Set(all.map(({ page }) => page))].toSorted();
    return `${pages[0]}: ${fault}${pages.length > 1 ? ` (and on ${pages.length - 1} more pages)` : ''}`;
  });
}

/** What is not valid in the HTML of the pages that were looked at, one line for each mistake. */
export function createHtmlLook(): { look: Look; list: () => string[] } {
  const judge = createJudge();
  const faults: HtmlFault[] = [];
  return {
    look: {
      isMine: isPage,
      at: async ({ file, spelt }) => void faults.push(...(await judge(pathOfPage(file), spelt))),
    },
    list: () => gatherFaults(faults),
  };
}

/** What is not valid in the HTML of any page of a built folder, one line for each mistake. Throws when the folder does not exist. */
export async function findHtmlFaults(client: string): Promise<string[]> {
  const { look, list } = createHtmlLook();
  await readTexts(client, [look]);
  return list();
}
