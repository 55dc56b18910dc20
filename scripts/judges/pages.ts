import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choosePages } from '../checks/html-faults.ts';
import { listPageFiles, readPageFile } from '../checks/built-pages.ts';
import type { Finding, Judged, Shop } from './judge.ts';
import { askTool, folder, hasProgram, runProgram } from './tools.ts';

/** Twelve pages that search engines may list. */
const listed = [
  ...['/', '/catalogue', '/catalogue/Honda', '/catalogue/Honda/K20A', '/details/4B1606H-STD', '/details/OPHD1040HP'],
  ...['/details/AG-1', '/products/engine-bearings', '/faq', '/shipping', '/contact', '/news'],
];
/** What a buyer goes through besides; not for search engines. */
const others = ['/search?q=k20a', '/basket', '/checkout', '/withdraw', '/return', '/build-list', '/404'];
const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

type VnuReport = { messages: { type: string; url: string; message: string; lastLine: number }[] };

/** The HTML checker of the W3C over one built page of each template, and a hundred more. */
export async function judgeHtml({ client }: Shop): Promise<Judged> {
  if (!hasProgram('java')) return { leftOut: 'there is no java here' };
  const pages = join(folder, 'pages');
  rmSync(pages, { recursive: true, force: true });
  mkdirSync(pages, { recursive: true });
  const files = choosePages(listPageFiles(client));
  for (const file of files) writeFileSync(join(pages, file.replaceAll('/', '~')), readPageFile(client, file));
  const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const { err } = await runProgram('java', ['-Xss4m', '-jar', jar, '--format', 'json', '--errors-only', pages]);
  const { messages } = JSON.parse(err) as VnuReport;
  const findings = messages.map(({ url, lastLine, message }) => ({
    where: `${url.slice(url.lastIndexOf('/') + 1).replaceAll('~', '/')}:${lastLine}`,
    rule: 'html',
    what: message,
  }));
  return { looked: files.length, findings };
}

type Audit = { id: string; title: string; score: number | null };
type LighthouseReport = {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
};

async function auditPage(url: string, path: string): Promise<Finding[]> {
  const { audits, categories } = await askTool<LighthouseReport>('lighthouse/cli/index.js', [
    ...[`${url}${path}`, '--output=json', '--quiet', '--only-categories=accessibility,best-practices,seo'],
    ...['--chrome-flags=--headless=new --no-sandbox --disable-gpu'],
  ]);
  return Object.entries(categories).flatMap(([name, { score, auditRefs }]) => {
    if (score === 1) return [];
    const lost = auditRefs
      .map(({ id }) => audits[id])
      .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 1);
    return [
      {
        where: path,
        rule: name,
        what: `${score}: ${lost.map((audit) => `${audit?.id} (${audit?.title})`).join(', ')}`,
      },
    ];
  });
}

/** Lighthouse: accessibility, best practices and search engines at 100 on each listed page. */
export async function judgeWithLighthouse({ url }: Shop): Promise<Judged> {
  process.env['CHROME_PATH'] = chromium;
  const findings: Finding[] = [];
  for (const path of listed) findings.push(...(await auditPage(url, path)));
  return { looked: listed.length, findings };
}

type Pa11yIssue = { code: string; message: string; selector: string };

/** HTML CodeSniffer by pa11y, WCAG 2 AA, on listed pages and on the way of a purchase; axe is in the end-to-end tests. */
export async function judgeWithPa11y({ url }: Shop): Promise<Judged> {
  const config = join(folder, 'pa11y.json');
  const chrome = { executablePath: chromium, args: ['--no-sandbox', '--disable-gpu'] };
  writeFileSync(config, JSON.stringify({ standard: 'WCAG2AA', timeout: 60_000, chromeLaunchConfig: chrome }));
  const findings: Finding[] = [];
  const paths = [...listed, ...others];
  for (const path of paths) {
    const issues = await askTool<Pa11yIssue[]>('pa11y/bin/pa11y.js', [
      ...[`${url}${path}`, '--config', config, '--reporter', 'json'],
    ]);
    findings.push(
      ...issues.map(({ code, message, selector }) => ({ where: path, rule: code, what: `${message} (${selector})` })),
    );
  }
  return { looked: paths.length, findings };
}
