import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => !name.includes('.test.'));

/** Whole sentences as they are typed: labels may be the same by chance, a sentence that is said twice is one. */
const sentence = /(['"`])((?:(?!\1)[^\n\\])*[.;](?:(?!\1)[^\n\\])*)\1/g;
const isSentence = (text: string): boolean => text.length >= 20 && /[a-z]{2,} [a-z]{2,}/.test(text);

test('a sentence is typed once', () => {
  const typed = files.flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(sentence)]
      .map(([, , text = '']) => text)
      .filter((text) => isSentence(text)),
  );
  expect(typed.length).toBeGreaterThan(200);
  expect(typed.filter((text, at) => typed.indexOf(text) !== at)).toEqual([]);
});
