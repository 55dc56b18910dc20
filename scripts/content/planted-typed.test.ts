import { describe, expect, test } from 'vitest';
import { expectTold, type File, plant, type Row, texts } from './planted-for-tests.ts';

/** Mistakes of typing, pasting and merging; the remedy of each says what stands there once it is mended. */
const last = 'More words on **clearance** for the reader.';
const opened = '<Clause number="1" id="first" title="First">';
const page = 'content/pages/page.mdx';

const rows: readonly Row[] = [
  // what keeps a text from being read
  [
    'words right behind a piece',
    `${opened}\n\n`,
    opened,
    11,
    'end of `paragraph`',
    'on a line of its own, with an empty',
  ],
  ['a figure left open', 'Some words', 'Some <Figure name="hx-mm"> words', 13, '<Figure>', 'write <Figure … />'],
  ['curly quotes in a list', "['Size', 'Meaning']", '[‘Size’, ‘Meaning’]', 31, '‘', 'straight quotes'],
  ['words in braces', 'Some words', 'Some {words of 86 mm}', 13, 'expression', 'write &#123; and &#125;'],
  ['two versions', last, `<<<<<<< HEAD\n${last}\n=======\nOther.\n>>>>>>> other`, 38, 'two versions', 'keep the lines'],
  // the head
  ['a figure for words', 'title: A good page', 'title: 2026', 2, '2026', 'write title: "2026"'],
  ['no words', 'title: A good page', 'title:', 2, 'null', 'write the words behind "title:"'],
  ['too many words', 'says', `${'says it, '.repeat(20)} says`, 3, 'characters', 'shorten it by'],
  ['a month in words', 'updated: 2026-05-01', 'updated: 1 May 2026', 5, '1 May 2026', 'write "updated: 2026-05-01"'],
  ['a day with points', 'updated: 2026-05-01', 'updated: 1.5.2026', 5, '1.5.2026', 'write "updated: 2026-05-01"'],
  ['a day that there is not', '2026-05-01', '2026-02-30', 5, '2026-02-30', 'write "updated: 2026-05-04" for today'],
  ['curly quotes around all', 'title: A good page', 'title: “A good page”', 2, '“A good page”', 'write A good page'],
  // the text
  ['half of the stars', '**clearance**', '**clearance*', 38, '"*"', 'take it away'],
  ['a star too many', '**clearance**', '*clearance**', 38, '"*"', 'take it away'],
  ['a lost letter', 'More words', 'More w\uFFFDrds', 38, 'a letter that was lost', 'type the word again'],
  [
    'a fenced paragraph',
    last,
    `\`\`\`\n${last}\n\`\`\``,
    38,
    'lines of a program',
    'line of ``` above and the one below',
  ],
  ['a mail address', 'Some words', 'Some words to a@b.eu', 13, '"a@b.eu", typed', '[the words](mailto:a@b.eu)'],
  ['a blank in an address', '(/basket)', '(/basket now)', 13, '(/basket now)', 'write "[page](/basket)"'],
  ['a frame', last, '<iframe src="https://a.eu/film"></iframe>', 38, '<iframe>', 'link to the page instead'],
  [
    'a picture in the text',
    last,
    '![A shell](data:image/png;base64,AAAA)',
    38,
    '"data:image/png,…"',
    'put the file beside',
  ],
  ['the name of a file', last, '<Photograph name="macro" alt="IMG_20.jpg" />', 38, '"IMG_20.jpg"', 'what it shows'],
];

describe('planted in a page', () => {
  test.each(rows)('%s', (...row) => expectTold(page as File, row));
});

test('a program and a frame are blamed once, and not for a picture that they do not have', () => {
  const faults = plant(page, texts[page].replace(last, '<script async src="https://a.eu/a.js"></script>'));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('texts hold no programs');
});

test.each([
  ['a link to a mailbox behind words', '[Write to us](mailto:a@b.eu)'],
  ['a mailbox written as a link', '[a@b.eu](mailto:a@b.eu)'],
  ['quotes around a part of the words', 'Some “good” words'],
])('right as it stands: %s', (_case, words) => {
  expect(plant(page, texts[page].replace('Some words', words))).toEqual([]);
});

test('four blanks make a program of a line in a document', () => {
  const faults = plant(
    'content/documents/EB1.md',
    texts['content/documents/EB1.md'].replace('Words below', '    Words below'),
  );
  expect(faults.join('\n')).toContain('begin the line at the left edge');
});
