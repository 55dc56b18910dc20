import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PageList } from './page-list.ts';
import { finishClient, NeedsAllPages } from './compress-and-hash.ts';
import { choosePlan, findReason } from './laid-over.ts';
import { listFiles } from './list-files.ts';
import { packLedger, type PageLedger, readLedger, writeLedger } from './page-ledger.ts';
import { compareTrees } from './tree-hash.ts';

const stamp = (code: string, digest: string) => `${code} ${digest} https://shop.example 4321  `;
const day = 24 * 60 * 60 * 1000;
const served = { stamp: stamp('code', 'snapshot'), allMadeAt: '2026-01-01T00:00:00.000Z' };
const made = Date.parse(served.allMadeAt);

describe('which pages are made', () => {
  test.each([
    ['only the snapshot is another', served, { stamp: stamp('code', 'other') }, null],
    ['the code is another', served, { stamp: stamp('other', 'snapshot') }, 'code, texts or settings changed'],
    ['all were made a week ago', served, { now: made + 7 * day }, 'all are made once a week, and compared'],
    ['the clock was set back since', served, { now: made - day }, 'all are made once a week, and compared'],
    ['all were made six days ago', served, { now: made + 6 * day }, null],
    ['a person asked for all', served, { isAll: true }, 'all were asked for'],
    ['a person asked to compare', served, { isCompared: true }, 'all were asked for, to be compared'],
    ['the comparison was bad', { ...served, isUnlike: true }, {}, 'the last comparison found differences'],
    [
      'it was bad, and is asked for again',
      { ...served, isUnlike: true },
      { isCompared: true },
      'all were asked for, to be compared',
    ],
    ['there is none yet', null, {}, 'there was no release'],
    ['the last one does not say', { stamp: served.stamp }, {}, 'the last release does not say when all were made'],
  ])('%s', (_, release, changes, why) => {
    expect(findReason(release, { stamp: served.stamp, isAll: false, now: made, ...changes })).toBe(why);
  });

  test('twelve are made all the same, the same ones for the same ledger, and never one without a key', () => {
    const traits = null;
    const pages = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`p/${index}`, { path: `/p/${index}`, key: `k${index}`, traits }]),
    );
    const ledger: PageLedger = {
      pages: { ...pages, 'faq/index.html': { path: '/faq', key: null, traits } },
      first: {},
    };
    const { plan, sample } = choosePlan(ledger);
    expect([sample.length, Object.keys(plan.keys).length]).toEqual([12, 28]);
    expect(choosePlan(ledger).sample).toEqual(sample);
    expect(Object.keys(plan.keys)).not.toContain('/faq');
    expect(choosePlan(null)).toEqual({ plan: { keys: {} }, sample: [] });
  });
});

describe('a release over the last one', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'laid-over-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const css = { 'a.css': '.a{color:red}.gone{color:blue}', 'b.css': 'p{margin:0}.new{color:green}' };
  const links = Object.keys(css).map((name) => `<link rel="stylesheet" href="/_astro/${name}">`);
  const html = (text: string, words = 'a') =>
    `<html><head>${links.join('')}</head><body><main><p class="${words}">${text}</p><img src="/_astro/${text}.jpg"></main></body></html>`;
  type Pages = Record<string, { text: string; words?: string }>;
  const paths = (pages: Pages, keyed: (name: string) => string): PageList['all'] => [
    ...Object.keys(pages).map((name) => ({ path: `/${name}`, file: `${name}/index.html`, key: keyed(name) })),
    { path: '/facts/x.json', file: 'facts/x.json', key: 'facts' },
  ];

  /** A client folder as Astro leaves it, with the pages that are `made`. */
  function lay(name: string, pages: Pages, names: readonly string[], isFactsMade = true): string {
    const client = join(folder, name);
    mkdirSync(join(client, '_astro'), { recursive: true });
    for (const [file, text] of Object.entries(css)) writeFileSync(join(client, '_astro', file), text);
    for (const page of names) {
      mkdirSync(join(client, page), { recursive: true });
      writeFileSync(join(client, page, 'index.html'), html(pages[page]?.text ?? '', pages[page]?.words));
      writeFileSync(join(client, '_astro', `${pages[page]?.text}.jpg`), 'a picture that only this page has');
    }
    if (isFactsMade) {
      mkdirSync(join(client, 'facts'));
      writeFileSync(join(client, 'facts/x.json'), JSON.stringify({ text: 'x'.repeat(500) }));
    }
    return client;
  }

  const full = async (name: string, pages: Pages) => {
    const client = lay(name, pages, Object.keys(pages));
    const all = paths(pages, (page) => JSON.stringify(pages[page]));
    return { client, ...(await finishClient(client, { pages: { all, made: all.map(({ path }) => path) } })) };
  };

  const over = async (base: Awaited<ReturnType<typeof full>>, pages: Pages, names: readonly string[]) => {
    const client = lay('over', pages, names, false);
    const all = paths(pages, (page) => JSON.stringify(pages[page]));
    await writeLedger(folder, base.ledger);
    const ledger = await readLedger(folder);
    if (ledger === null) throw new Error('the ledger cannot be read back');
    return {
      client,
      ...(await finishClient(client, {
        pages: { all, made: names.map((page) => `/${page}`) },
        base: { release: folder, client: base.client, files: new Set(await listFiles(base.client)), ledger },
      })),
    };
  };

  const before: Pages = { one: { text: 'one' }, two: { text: 'two' }, old: { text: 'old' } };
  const now: Pages = { one: { text: 'one' }, two: { text: 'two-dearer' }, new: { text: 'new' } };

  test('is byte for byte what a full build gives; what is kept is the same file on the disk', async () => {
    const base = await full('base', before);
    const laid = await over(base, now, ['two', 'new']);
    const whole = await full('whole', now);
    expect(await compareTrees(laid.client, whole.client)).toEqual([]);
    expect([laid.scripts, laid.styles]).toEqual([whole.scripts, whole.styles]);
    expect(packLedger(laid.ledger)).toEqual(packLedger(whole.ledger));
    expect(laid.kept).toBe(2);
    const node = (client: string, file: string) => statSync(join(client, file)).ino;
    for (const file of ['one/index.html.br', 'facts/x.json', 'facts/x.json.br'])
      expect(node(laid.client, file)).toBe(node(base.client, file));
  });

  test('leaves the last one as it was', async () => {
    const base = await full('base', before);
    const kept = lay('copy', {}, [], false);
    for (const page of Object.keys(before)) {
      mkdirSync(join(kept, page), { recursive: true });
      writeFileSync(join(kept, page, 'index.html.br'), readFileSync(join(base.client, page, 'index.html.br')));
    }
    linkSync(join(base.client, 'one/index.html.br'), join(folder, 'linked'));
    await over(base, now, ['two', 'new']);
    for (const page of Object.keys(before))
      expect(readFileSync(join(base.client, page, 'index.html.br'))).toEqual(
        readFileSync(join(kept, page, 'index.html.br')),
      );
  });

  test('a word that comes with one page makes the first rules of all others', async () => {
    const base = await full('base', before);
    const pages = { ...now, new: { text: 'new', words: 'a new' } };
    await expect(over(base, pages, ['two', 'new'])).rejects.toThrow(NeedsAllPages);
  });

  test('a page that the last one does not have has to be made', async () => {
    const base = await full('base', before);
    await expect(over(base, now, ['two'])).rejects.toThrow('the last release has no new/index.html');
  });
});
