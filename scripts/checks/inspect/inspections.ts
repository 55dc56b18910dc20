import { join } from 'node:path';
import { chooseBuiltSettings } from '../built-shop.ts';
import type { Look } from '../read-texts.ts';

/** What was found, by topic; each topic counts as one check. */
export type Findings = Record<string, string[]>;

const findClient = async () => {
  const { env, url } = await chooseBuiltSettings();
  return { client: join(env.RELEASE_LINK ?? '', 'client'), site: url };
};

type Opened = { look: Look; list: () => Findings };

async function openLinks(): Promise<Opened> {
  const [{ createLinkLook }, { client }] = await Promise.all([import('../links.ts'), findClient()]);
  const { look, list } = createLinkLook(client);
  return { look, list: () => ({ links: list() }) };
}

async function openPages(): Promise<Opened> {
  const [{ createPageLook }, { listSandboxItems }, { readCatalogue }, settings] = await Promise.all([
    import('../pages/find-page-faults.ts'),
    import('../pages/sandbox-items.ts'),
    import('#collections/catalogue.ts'),
    findClient(),
  ]);
  return createPageLook({ ...settings, catalogue: readCatalogue(), items: listSandboxItems() });
}

async function look(opened: readonly Opened[]): Promise<Findings> {
  const { readTexts } = await import('../read-texts.ts');
  const { client } = await findClient();
  await readTexts(
    client,
    opened.map((one) => one.look),
  );
  return Object.assign({}, ...opened.map(({ list }) => list()));
}

async function findHtml(): Promise<Findings> {
  const { findHtmlFaults } = await import('../html/find-html-faults.ts');
  return { HTML: await findHtmlFaults((await findClient()).client) };
}

const findStyles = async (): Promise<Findings> => ({
  styles: await (await import('../code/style-faults.ts')).findStyleFaults(),
});

/** Each loads what it needs itself, so that a quick one is not kept waiting by the others. */
export const inspections: Record<string, () => Promise<Findings>> = {
  papers: async () => {
    const { findPaperFaults, readFiles } = await import('../papers.ts');
    return {
      papers: findPaperFaults(readFiles()),
      licences: (await import('../licences.ts')).findLicenceFaults(),
    };
  },
  lint: async () => {
    const [{ findCodeFaults }, { writeContentTypes }] = await Promise.all([
      import('../code/find-code-faults.ts'),
      import('../code/content-types.ts'),
    ]);
    writeContentTypes();
    return { ...(await findStyles()), ...(await findCodeFaults('.')) };
  },
  styles: findStyles,
  texts: async () => {
    const [{ checkContent }, { writeFault }] = await Promise.all([
      import('../../content/check.ts'),
      import('../../content/fault.ts'),
    ]);
    return { texts: (await checkContent('.', new Date())).faults.map(writeFault) };
  },
  html: findHtml,
  links: async () => look([await openLinks()]),
  pages: async () => look([await openPages()]),
  /** these three; links and pages with one reading of the thousands of pages */
  built: async () => ({ ...(await look(await Promise.all([openLinks(), openPages()]))), ...(await findHtml()) }),
  'byte-budgets': async () => {
    const { findSizeFaults } = await import('../byte-budgets.ts');
    return { 'byte budgets': findSizeFaults((await findClient()).client) };
  },
};
