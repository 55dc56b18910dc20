import { describe, expect, test } from 'vitest';
import { listSections } from './page-sections.ts';

describe('listSections', () => {
  test('clauses come in their order, with the number where there is one', () => {
    const source =
      '<Clause number="11.1" id="exceptions" title="Free shipping">\ntext\n</Clause>\n<Clause id="help" title="Help">';
    expect(listSections(source)).toEqual([
      { id: 'exceptions', title: 'Free shipping', number: '11.1' },
      { id: 'help', title: 'Help', number: null },
    ]);
  });

  test.each([
    ['<Clause title="Orders">', 'needs id'],
    ['<Clause id="orders">', 'needs id'],
    ['<Clause id="a" title="A"></Clause><Clause id="a" title="B"></Clause>', 'Two clauses have the id "a"'],
  ])('%s ends a build', (source, message) => {
    expect(() => listSections(source)).toThrow(message);
  });

  test('a page without clauses has no contents', () => {
    expect(listSections('Plain text.')).toEqual([]);
  });
});
