import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findHtmlFaults } from './find-html-faults.ts';
import { normalise } from './normalise.ts';
import { findOutermost, outline } from './outline.ts';
import { createSparing } from './spare-known.ts';

type Changes = { head?: string; before?: string; main?: string; after?: string };

const page = ({ head = '', before = '', main = '', after = '' }: Changes = {}): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body>` +
  `<header><h2 id="top">Menu</h2><nav aria-label="Main"><a href="/">Home</a></nav>${before}</header>` +
  `<main><h1>Heading</h1>${main}</main><footer>${after}</footer></body></html>`;

describe('findHtmlFaults', () => {
  let client: string;
  beforeEach(() => void (client = mkdtempSync(join(tmpdir(), 'html-'))));
  afterEach(() => rmSync(client, { recursive: true, force: true }));

  const write = (file: string, html: string): void => {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), html);
  };

  test('finds nothing in pages that are valid', async () => {
    for (const name of ['a', 'b', 'c']) write(`${name}/index.html`, page({ main: `<p id="${name}">Text</p>` }));
    expect(await findHtmlFaults(client)).toEqual([]);
  });

  test('judges what a page has of its own, wherever it stands', async () => {
    write('index.html', page());
    write('a/index.html', page({ head: '<p>No head</p>' }));
    write('b/index.html', page({ main: '<ul><p>No item</p></ul>' }));
    write('c/index.html', page({ before: '<b><div>No phrase</div></b>' }));
    const faults = await findHtmlFaults(client);
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/a: .*<head>.*<p>/),
        expect.stringMatching(/^\/b: .*<p>.*<ul>/),
        expect.stringMatching(/^\/c: .*<div>.*<b>/),
      ]),
    );
  });

  test.each([
    ['an id that stands twice', '<p id="r7">A</p><p id="r8">B</p>', 'id="r8"', 'id="r7"', /no-dup-id/],
    [
      'a name that the label has too',
      '<label for="f">A1</label><input id="f" type="text" aria-label="A2">',
      'A2',
      'A1',
      /no-redundant-aria-label/,
    ],
    [
      'landmarks of one name',
      '<nav aria-label="Of A1"></nav><nav aria-label="Of A2"></nav>',
      'A2',
      'A1',
      /unique-landmark/,
    ],
    ['a character that is none', '<p title="A">B</p>', 'B', '&bee;', /unrecognized-char-ref/],
    ['a character that is none in a value', '<a href="/a">B</a>', '/a', '/a&bee;', /unrecognized-char-ref/],
    ['a raw ampersand', '<p>A</p>', 'A', 'A & B', /no-raw-characters/],
    ['a heading without words', '<h2>A</h2>', 'A', ' ', /empty-heading/],
    ['single quotes without need', `<p data-a='"1"'>A</p>`, `'"1"'`, `'1'`, /attr-quotes/],
    [
      'an empty picture name of a link',
      '<a href="/a"><img src="/b" alt="A"></a>',
      'alt="A"',
      'alt=""',
      /text-content|wcag/,
    ],
    [
      'an element in a row that is no item',
      '<ul><li>A</li><li>B</li><li>C</li></ul>',
      '<li>C</li>',
      '<p>C</p>',
      /element-permitted-content/,
    ],
    [
      'an attribute in a row that stands twice',
      '<ul><li>A</li><li>B</li><li>C</li></ul>',
      '<li>C',
      '<li class="a" class="b">C',
      /no-dup-attr/,
    ],
  ])('finds %s on a page that is like a valid one', async (_, main, good, bad, rule) => {
    write('a/index.html', page({ main }));
    write('b/index.html', page({ main: main.replace(good, bad) }));
    const faults = await findHtmlFaults(client);
    expect(faults).toContainEqual(expect.stringMatching(rule));
    expect(faults.filter((fault) => !fault.startsWith('/b: '))).toEqual([]);
  });

  test('a title that is too long is found after one that is not', async () => {
    write('a/index.html', page());
    write('b/index.html', page().replace('A page', 'A page '.repeat(12)));
    expect(await findHtmlFaults(client)).toEqual([expect.stringMatching(/^\/b: .*long-title/)]);
  });

  test('a page that clashes with what is the same on all pages is found', async () => {
    write('a/index.html', page());
    write('b/index.html', page({ main: '<p id="top">The id of the menu</p>' }));
    write('c/index.html', page({ main: '<nav aria-label="Main"><a href="/">Like the menu</a></nav>' }));
    const faults = await findHtmlFaults(client);
    expect(faults).toContainEqual(expect.stringMatching(/^\/b: .*no-dup-id/));
    expect(faults).toContainEqual(expect.stringMatching(/^\/c: .*unique-landmark/));
  });

  test('the same mistake on many pages is one line', async () => {
    for (const name of ['a', 'b', 'c']) write(`${name}.html`, page({ main: `<img src="/${name}.webp">` }));
    expect(await findHtmlFaults(client)).toEqual([expect.stringMatching(/^\/a: .*\(and on 2 more pages\)$/)]);
  });
});

describe('createSparing', () => {
  const section = '<section><h2 id="s">Title</h2><table><tr><td>1</td></tr></table></section>';

  test('keeps the first page whole, and of the second what is its own', () => {
    const spare = createSparing();
    const first = spare(page({ main: `<p>One</p>${section}` }));
    expect(first).toContain('<nav aria-label="Main"><a href="x">x</a></nav>');
    expect(first).toContain('<td>x</td>');
    const second = spare(page({ main: `<p>Two</p>${section}` }));
    expect(second).toContain('<nav aria-label="Main"></nav>');
    expect(second).not.toContain('<td>');
    expect(spare(page({ main: `<p>Three</p>${section}` }))).toContain(
      '<p>x</p><div><h2>Title</h2><span id="s"></span></div>',
    );
  });

  test('keeps a section that differs in more than words', () => {
    const spare = createSparing();
    spare(page({ main: section }));
    expect(spare(page({ main: section.replace('1', '2') }))).not.toContain('<td>');
    expect(spare(page({ main: section.replace('1', '<b>1</b>') }))).toContain('<td><b>x</b></td>');
  });

  test('leaves out a row that another table has, not one that stands where none may', () => {
    const spare = createSparing();
    const list = (...items: string[]) => page({ main: `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` });
    spare(list('<b>1</b>', '<a href="/1">1</a>'));
    expect(spare(list('<b>2</b>', '<i>2</i>', '<a href="/2">2</a>'))).toContain('<ul><li><i>x</i></li></ul>');
    expect(spare(list('<b id="two">2</b>'))).toContain('<b id="two">');
    expect(spare(page({ main: '<div><li><b>3</b></li></div>' }))).toContain('<div><li><b>x</b></li></div>');
  });

  test('leaves what has no main alone', () => {
    expect(createSparing()('<p>A piece</p>')).toBe('<p>A piece</p>');
  });
});

test.each([
  ['data in single quotes', `<p data-price='{"net":1}'>A</p>`, `<p data-price='{"net":2}'>B</p>`],
  ['radios of a set', '<input type="radio" name="a1" value="1">', '<input type="radio" name="b2" value="2">'],
  ['sizes to choose from', '<label title="one"><b>1</b></label>', '<label title="two"><b>2</b></label>'],
])('pages that differ in %s are alike', (_, one, other) => {
  expect(normalise(one)).toBe(normalise(other));
});

test.each([
  ['the words of a label that stands alone', '<label for="f">One</label>', '<label for="f">Two</label>'],
  [
    'the words of a label beside a name',
    '<label>One<input aria-label="One"></label>',
    '<label>Two<input aria-label="One"></label>',
  ],
  ['single quotes without need', `<p data-price='1'>A</p>`, `<p data-price='"1"'>A</p>`],
  ['whether a radio has a value', '<input type="radio" value="1">', '<input type="radio" value="">'],
])('pages that differ in %s are not', (_, one, other) => {
  expect(normalise(one)).not.toBe(normalise(other));
});

test('an outline has ids, headings and named landmarks', () => {
  expect(outline('<aside id="x" aria-label="Beside"><h3>A <b id="y">b</b></h3><p id="z">…</p></aside>')).toBe(
    '<div><aside aria-label="Beside"></aside><span id="x"></span><h3>A b</h3><span id="y"></span><span id="z"></span></div>',
  );
});

test('outermost elements are found with those inside them', () => {
  const html = 'a<section>b<section>c</section></section><sections></sections><section>d</section>';
  expect(findOutermost(html, 'section').map(([begin, end]) => html.slice(begin, end))).toEqual([
    '<section>b<section>c</section></section>',
    '<section>d</section>',
  ]);
});
