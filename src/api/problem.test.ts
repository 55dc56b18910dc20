import { expect, test } from 'vitest';
import { errorCopy } from '#config/copy/errors.ts';
import { problemCodes } from './problem.ts';

// rule commerce.own-words
test('every problem code has a sentence for the buyer, and no sentence lacks a code', () => {
  const ofBrowser = ['offline', 'bad-answer', 'cookies-blocked', 'not-known'];
  expect(Object.keys(errorCopy).toSorted()).toStrictEqual([...problemCodes, ...ofBrowser].toSorted());
});
