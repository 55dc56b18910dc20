import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choosePages, findHtmlFaults } from './html-faults.ts';

let client: string;
beforeEach(() => void (client = mkdtempSync(join(tmpdir(), 'html-'))));
afterEach(() => rmSync(client, { recursive: true, force: true }));

function write(file: string, main: string): void {
  mkdirSync(dirname(join(client, file)), { recursive: true });
  const head = '<meta charset="utf-8"><title>A page</title>';
  const body = `<main><h1>Heading</h1>${main}</main>`;
  writeFileSync(join(client, file), `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`);
}

test('a mistake is one line, with the first page that has it', async () => {
  write('about/index.html', '<p>Text</p>');
  write('details/AG-1/index.html', '<ul><p>No item</p></ul>');
  write('details/AR-1/index.html', '<ul><p>No item</p></ul>');
  expect(await findHtmlFaults(client)).toEqual([
    expect.stringMatching(/^\/details\/A[GR]-1: .*<p>.*<ul>.* \(and on 1 more pages\)$/),
  ]);
});

test('what stands behind the page is found', async () => {
  write('about/index.html', '</main></body></html><p>');
  expect(await findHtmlFaults(client)).toContainEqual(expect.stringContaining('behind </html>'));
});

test('every template has a page among those that are looked at, whatever is drawn', () => {
  const parts = Array.from({ length: 3000 }, (_, index) => `details/${index}/index.html`);
  const others = ['index.html', 'faq/index.html', 'catalogue/Ford/index.html', 'catalogue/Ford/X/index.html'];
  const chosen = choosePages([...parts, ...others]);
  expect(chosen).toEqual(expect.arrayContaining(others));
  expect(chosen.length).toBeLessThanOrEqual(105);
});
