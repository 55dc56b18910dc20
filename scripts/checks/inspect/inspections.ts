import { join } from 'node:path';
import { chooseBuiltSettings } from '../built-shop.ts';

/** What was found, by topic; each topic counts as one check. */
export type Findings = Record<string, string[]>;

const findClient = async () => {
  const { env, url } = await chooseBuiltSettings();
  return { client: join(env.RELEASE_LINK ?? '', 'client'), site: url };
};

/** Each loads what it needs itself, so that a quick one is not kept waiting by the others. */
export const inspections: Record<string, () => Promise<Findings>> = {
  house: async () => ({
    'house rules': (await import('../house.ts')).findHouseFaults(),
    licences: (await import('../licences.ts')).findLicenceFaults(),
  }),
  lint: async () => {
    const [{ findCodeFaults }, { writeContentTypes }] = await Promise.all([
      import('../code/find-code-faults.ts'),
      import('../code/content-types.ts'),
    ]);
    writeContentTypes();
    const { findStyleFaults } = await import('../styles/find-style-faults.ts');
    const { readStyles } = await import('../styles/read-styles.ts');
    return { styles: findStyleFaults(readStyles('.')), ...(await findCodeFaults('.')) };
  },
  texts: async () => {
    const [{ checkContent }, { writeFault }] = await Promise.all([
      import('../../content/check.ts'),
      import('../../content/fault.ts'),
    ]);
    return { texts: (await checkContent('.', new Date())).faults.map(writeFault) };
  },
  html: async () => {
    const { findHtmlFaults } = await import('../html/find-html-faults.ts');
    return { 'HTML of every page': await findHtmlFaults((await findClient()).client) };
  },
  links: async () => {
    const [{ findDeadLinks }, { findGroundFaults }] = await Promise.all([
      import('../links.ts'),
      import('../picture-grounds.ts'),
    ]);
    const { client } = await findClient();
    return { links: findDeadLinks(client), 'grounds of pictures': await findGroundFaults(client) };
  },
  pages: async () => {
    const settings = await findClient();
    const [{ findPageFaults }, { listSandboxItems }, { readCatalogue }] = await Promise.all([
      import('../pages/find-page-faults.ts'),
      import('../pages/sandbox-items.ts'),
      import('#collections/catalogue.ts'),
    ]);
    return findPageFaults({ ...settings, catalogue: readCatalogue(), items: listSandboxItems() });
  },
  'byte-budgets': async () => {
    const { findSizeFaults } = await import('../byte-budgets.ts');
    return { 'byte budgets': findSizeFaults((await findClient()).client) };
  },
};
