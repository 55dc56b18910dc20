import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { ownScripts, paymentScripts } from '../config/payment-scripts.ts';
import { expect, test } from './fixtures.ts';
import { addOwnPart, placeUnpaid } from './screens/order.ts';
import { buyerFrom } from './screens/shop.ts';

type Kind = keyof typeof paymentScripts;
/** How an address of the list is found on this shop: its stand-in's, or as it is. */
type Place = (kind: Kind, address: string) => string;

/** The link of a mail to an unpaid order of a shop on the air (`scripts/deploy/runbook/payment-page.md`). A secret that is not set comes as "". */
const liveLink = process.env.PAYMENT_LINK || undefined;

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');

/** The page as it came, and every script that it asked for; a provider's own frames and windows are its own pages. */
function watch(page: Page) {
  const scripts = new Set<string>();
  let document: Response | null = null;
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame())
      scripts.add(withoutQuery(request.url()));
  });
  page.on('response', (response) => {
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) document = response;
  });
  return { scripts, document: () => document };
}

/** "script-src" → its words. */
function readPolicy(header: string): Map<string, string[]> {
  const rules = header.split('; ').map((rule) => rule.split(' '));
  expect(new Set(rules.map(([name]) => name)).size, 'each directive once').toBe(rules.length);
  return new Map(rules.map(([name = '', ...words]) => [name, words]));
}

const isHash = (word: string): boolean => word.startsWith("'sha256-");

/** "'sha256-…'" of each inline script that a browser would run. */
const hashInline = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && /^(?:$|module$|text\/javascript$)/.test(type))
      .map((one) => one.text),
  );
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
};

/** The header that was really sent, beside the list. */
async function checkHeader(page: Page, document: Response | null, place: Place): Promise<void> {
  const headers = (await document?.allHeaders()) ?? {};
  const policy = readPolicy(headers['content-security-policy'] ?? '');
  for (const use of Object.keys(paymentScripts.paypal.origins) as (keyof typeof paymentScripts.paypal.origins)[]) {
    const listed = (Object.keys(paymentScripts) as Kind[]).flatMap((kind) =>
      paymentScripts[kind].origins[use].map((origin) => place(kind, origin)),
    );
    const sent = (policy.get(use) ?? []).filter((word) => word.startsWith('http'));
    expect(sent.toSorted(), use).toEqual([...new Set(listed)].toSorted());
  }
  const words = (policy.get('script-src') ?? []).filter((word) => !isHash(word) && !word.startsWith('http'));
  expect(words, 'nothing else may run').toEqual(["'self'"]);
  for (const use of ['default-src', 'base-uri', 'frame-ancestors', 'object-src'])
    expect(policy.get(use), use).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' });
  for (const hash of await hashInline(page)) expect(policy.get('script-src')).toContain(hash);
}

/** What was loaded, beside the list: our own files, and all scripts of one provider. */
function checkScripts(page: Page, scripts: ReadonlySet<string>, { kind, place }: { kind: Kind; place: Place }): void {
  const own = new URL(ownScripts.path, page.url()).href;
  const others = [...scripts].filter((address) => !address.startsWith(own));
  expect(others.toSorted()).toEqual(paymentScripts[kind].scripts.map(({ address }) => place(kind, address)).toSorted());
}

const standIns = { paypal: '/paypal', revolut: '/revolut' } as const;
const atSandbox: Place = (kind, address) => {
  const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4400';
  const { pathname } = new URL(address.replace('*.', ''));
  return pathname === '/' ? sandbox : `${sandbox}${standIns[kind]}${pathname}`;
};

const openCard = async (page: Page) => {
  const script = page.waitForResponse(/\/embed\.js/);
  await page.getByRole('button', { name: /by card/ }).click();
  await script;
};

// rule payment.scripts-listed
for (const [provider, kind] of [
  ['PayPal', 'paypal'],
  ['Revolut', 'revolut'],
] as const) {
  test(`what pays by ${provider} loads and is let in by the list`, { tag: '@desktop' }, async ({ page, sandbox }) => {
    test.skip(liveLink !== undefined, 'the shop on the air is looked at');
    const { scripts, document } = watch(page);
    await placeUnpaid(page, buyerFrom('DE', 'scripts'), { part: await addOwnPart(sandbox), provider });
    const button = page.getByRole('button', { name: kind === 'paypal' ? /PayPal/ : /by card/ });
    await expect(button).toBeVisible();
    if (kind === 'revolut') await openCard(page);
    checkScripts(page, scripts, { kind, place: atSandbox });
    await checkHeader(page, document(), atSandbox);
    const { inlineHashes } = JSON.parse(
      readFileSync(join(process.env.RELEASE_LINK ?? '.releases/current', 'release.json'), 'utf8'),
    ) as { inlineHashes: { scripts: string[] } };
    const policy = readPolicy((await document()?.allHeaders())?.['content-security-policy'] ?? '');
    const sent = (policy.get('script-src') ?? []).filter(isHash);
    expect(sent, 'hashes of this release').toEqual(inlineHashes.scripts.map((hash) => `'${hash}'`));
  });
}

// rule payment.scripts-listed
test('the payment page of the shop on the air', { tag: '@desktop' }, async ({ page }) => {
  test.skip(liveLink === undefined, 'PAYMENT_LINK is not set');
  const { scripts, document } = watch(page);
  await page.goto(liveLink ?? '');
  const widgets = page.waitForResponse((answer) => /\/api\/order\/[^/]+\/payment$/.test(answer.url()));
  await page.getByRole('button', { name: 'Go on to payment' }).click();
  const answer = (await (await widgets).json()) as { widgets: { kind: Kind }[] };
  const kind = answer.widgets[0]?.kind ?? 'paypal';
  if (kind === 'revolut') await openCard(page);
  await page.waitForLoadState('networkidle');
  checkScripts(page, scripts, { kind, place: (_kind, address) => address });
  await checkHeader(page, document(), (_kind, address) => address);
});
