/** `node scripts/checks/inspect.ts NAME`: one of the checks that only read; exits 1 when it finds something. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseBuiltSettings } from './built-shop.ts';
import type { Look } from './built-pages.ts';
import { addTallies, type Tally } from './tally.ts';

/** What was found, by topic; each topic counts as one check. */
type Findings = Record<string, string[]>;

const findClient = async () => {
  const { env, url } = await chooseBuiltSettings();
  return { client: join(env.RELEASE_LINK ?? '', 'client'), site: url };
};

type Opened = { look: Look; list: () => Findings };

async function openLinks(): Promise<Opened> {
  const [{ createLinkLook }, { client }] = await Promise.all([import('./links.ts'), findClient()]);
  const { look, list } = createLinkLook(client);
  return { look, list: () => ({ links: list() }) };
}

async function openPages(): Promise<Opened> {
  const [{ createPageLook }, { listSandboxItems }, { readCatalogue }, settings] = await Promise.all([
    import('./pages/find-page-faults.ts'),
    import('./pages/hidden.ts'),
    import('#collections/catalogue.ts'),
    findClient(),
  ]);
  return createPageLook({ ...settings, catalogue: readCatalogue(), items: listSandboxItems() });
}

async function look(opened: readonly Opened[]): Promise<Findings> {
  const { readTexts } = await import('./built-pages.ts');
  const { client } = await findClient();
  await readTexts(
    client,
    opened.map((one) => one.look),
  );
  return Object.assign({}, ...opened.map(({ list }) => list()));
}

async function findHtml(): Promise<Findings> {
  const { findHtmlFaults } = await import('./html-faults.ts');
  return { HTML: await findHtmlFaults((await findClient()).client) };
}

const findStyles = async (): Promise<Findings> => ({
  styles: await (await import('./code/style-faults.ts')).findStyleFaults(),
});

/** Each loads what it needs itself, so that a quick one is not kept waiting by the others. */
const inspections: Record<string, () => Promise<Findings>> = {
  papers: async () => {
    const { findPaperFaults, readFiles } = await import('./papers.ts');
    return {
      papers: findPaperFaults(readFiles()),
      licences: (await import('./licences.ts')).findLicenceFaults(),
    };
  },
  lint: async () => {
    const { findCodeFaults, writeContentTypes } = await import('./code/find-code-faults.ts');
    writeContentTypes();
    return { ...(await findStyles()), ...(await findCodeFaults('.')) };
  },
  styles: findStyles,
  texts: async () => {
    const [{ checkContent }, { writeFault }] = await Promise.all([
      import('../content/check.ts'),
      import('../content/fault.ts'),
    ]);
    return {
      texts: (await checkContent('.', new Date())).faults.filter(({ isWarning }) => !isWarning).map(writeFault),
    };
  },
  html: findHtml,
  links: async () => look([await openLinks()]),
  pages: async () => look([await openPages()]),
  /** these three; links and pages with one reading of the thousands of pages */
  built: async () => ({ ...(await look(await Promise.all([openLinks(), openPages()]))), ...(await findHtml()) }),
  'byte-budgets': async () => {
    const { findSizeFaults } = await import('./byte-budgets.ts');
    return { 'byte budgets': findSizeFaults((await findClient()).client) };
  },
};

/** So many faults are told; one that all pages share is not told a thousand times. */
const most = 40;
/** and so many again at the end of the whole run */
const mostAgain = 10;

function tell(topic: string, faults: readonly string[]): Tally {
  console.log(`${topic}: ${faults.length === 0 ? 'good' : `${faults.length} faults`}`);
  if (faults.length > 0) console.error(faults.slice(0, most).join('\n'));
  const hasPassed = faults.length === 0;
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, failures: faults.slice(0, mostAgain) };
}

const name = process.argv[2] ?? '';
const inspect = inspections[name];
if (!inspect) {
  console.error(`"${name}" is none of ${Object.keys(inspections).join(', ')}.`);
  process.exit(2);
}
const findings: Findings = await inspect();
const tally = addTallies(Object.entries(findings).map(([topic, faults]) => tell(topic, faults)));
if (process.env.STEP_REPORT) writeFileSync(process.env.STEP_REPORT, JSON.stringify(tally));
process.exit(tally.failed === 0 ? 0 : 1);
