import { expect, test } from 'vitest';
import { textKinds } from './kinds.ts';
import { openText, type OpenText } from './open-text.ts';
import { texts } from './planted-for-tests.ts';
import { judgeSameSteps } from './same-steps.ts';

const english = `${texts['content/documents/EB1.md']}\n1. Measure.\n2. Choose.\n`;
const german = english.replace('language: en', 'language: de');

function open(file: string, source: string): OpenText {
  const kind = textKinds.find(({ name }) => name === 'document');
  const text = kind && openText(kind, file, source);
  if (!text || !('tree' in text)) throw new Error(`${file} cannot be read`);
  return text;
}
const judge = (translated: string) =>
  judgeSameSteps([open('content/documents/EB1.md', english), open('content/documents/EB1-de.md', translated)]);

test('a translation as its original', () => {
  expect(judge(german)).toEqual([]);
});

test('a step that only the original has', () => {
  expect(judge(german.replace('1. Measure.\n2. Choose.', '1. Wählen.'))).toMatchObject([
    { file: 'content/documents/EB1-de.md', line: 19, found: '1 step, where content/documents/EB1.md has 2' },
  ]);
});

test('a heading that only the translation has', () => {
  expect(judge(`${german}\n## Mehr\n\nWorte.\n`)).toMatchObject([{ found: expect.stringContaining('2 headings') }]);
});
