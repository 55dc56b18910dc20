import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTexts } from './built-pages.ts';
import { createLinkLook } from './links.ts';

let client: string;
beforeEach(() => void (client = mkdtempSync(join(tmpdir(), 'links-'))));
afterEach(() => rmSync(client, { recursive: true, force: true }));

const write = (file: string, text = ''): void => {
  mkdirSync(dirname(join(client, file)), { recursive: true });
  writeFileSync(join(client, file), text);
};

async function findDeadLinks(folder: string): Promise<string[]> {
  const { look, list } = createLinkLook(folder);
  await readTexts(folder, [look]);
  return list();
}

const link = (address: string) => `<a href="${address}">there</a>`;

beforeEach(() => {
  write('index.html', `<main id="part-finder"></main>${link('/terms/#shipping')}`);
  write('terms/index.html', `<section id="shipping"></section>${link('/')}`);
  write('details/EX/A+B-.50/index.html');
  write('404.html');
  write('photos/a-320.webp');
});

test('what leads somewhere, to another site or to the server is good', async () => {
  const there = [
    '/terms/',
    '/terms?from=mail',
    '/#part-finder',
    '/details/EX/A%2BB-.50',
    '/photos/a-320.webp',
    '#here',
  ];
  const elsewhere = ['/order/1001', '/api/search?a=1&amp;b=2', '//elsewhere.example/a', 'mailto:a@b.example'];
  write('page/index.html', `<p id="here">${[...there, ...elsewhere].map(link).join('')}</p>`);
  expect(await findDeadLinks(client)).toEqual([]);
});

test.each([
  [link('/news'), '/page: /news is not there'],
  [link('/terms#exceptions'), '/page: /terms#exceptions has no anchor "exceptions"'],
  [link('#nowhere'), '/page: #nowhere is no anchor of the page'],
  ['<img alt="" src="/photos/b.webp">', '/page: /photos/b.webp is not there'],
  ['<source srcset="/photos/a-320.webp 320w, /photos/a-640.webp 640w">', '/page: /photos/a-640.webp is not there'],
])('%s is dead', async (html, line) => {
  write('page/index.html', html);
  expect(await findDeadLinks(client)).toEqual([line]);
});

test('an address that is dead on many pages is one line', async () => {
  for (const page of ['a', 'b', 'c']) write(`${page}/index.html`, link('/withdraw') + link('/withdraw'));
  expect(await findDeadLinks(client)).toEqual(['/a: /withdraw is not there (and on 2 more pages)']);
});

test('a folder that is not there is no clean folder', async () => {
  await expect(findDeadLinks(join(client, 'nowhere'))).rejects.toThrow();
});
