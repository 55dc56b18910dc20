import { describe, expect, test } from 'vitest';
import { expectTold, plant, type Row, texts } from './planted-for-tests.ts';

const last = 'More words on **clearance** for the reader.';

/** What the page shows otherwise than it was written, or not at all, without anything that fails. */
describe('what nobody sees', () => {
  const rows: Row[] = [
    [
      'words behind a #',
      'heading: A good page',
      'heading: Set # 3 of it',
      4,
      '"# 3 of it"',
      'write heading: "Set # 3 of it"',
    ],
    ['a kind there is not', last, '<Documents kind="guides" caption="Guides" />', 38, '"guides"', 'write "guide"'],
    [
      'a range there is not',
      last,
      '<PumpApplications from={props.parts} range="road" />',
      38,
      '"road"',
      'choose one of: passenger, race',
    ],
  ];
  test.each(rows)('%s', (...row) => {
    expectTold('content/pages/page.mdx', row);
  });

  test('what a # has cut off is told once', () => {
    const text = texts['content/pages/page.mdx'].replace('to show it', '# to show it');
    expect(plant('content/pages/page.mdx', text)).toEqual([expect.stringContaining('no reader sees')]);
  });

  test('a note behind what no reader sees is none of ours', () => {
    const text = texts['content/pages/page.mdx'].replace('sample: false', 'sample: false # until the shop opens');
    expect(plant('content/pages/page.mdx', text)).toEqual([]);
  });
});

describe('what a document names', () => {
  test.each<Row>([
    ['a table', 'Words below it.', '<Table name="gauge" />', 17, 'the table "gauge"', 'write "gauges"'],
    ['a make', 'Words below it.', '<Applications makes="Ford, Forde" />', 17, 'the make "Forde"', 'write "Ford"'],
    [
      'a make by its name',
      'Words below it.',
      '<Measures makes="Land Rover" />',
      17,
      '"Land Rover"',
      'write "Land-Rover"',
    ],
  ])('%s that is not there', (...row) => {
    expectTold('content/documents/EB1.md', row);
  });

  test('nothing is said of makes before the first pull', () => {
    const text = texts['content/documents/EB1.md'].replace('Words below it.', '<Applications makes="Forde" />');
    expect(plant('content/documents/EB1.md', text, { catalogue: null })).toEqual([]);
  });
});

test('words below the head of a make', () => {
  const faults = plant('content/makes/Ford.md', '---\npicture: none\n---\n\nFord engines need care.\n');
  expect(faults).toEqual([expect.stringContaining('content/makes/Ford.md:5\n')]);
  expect(faults[0]).toContain('sentence: …');
});
