import { expect, test } from 'vitest';
import { toMailLink } from './mail-link.ts';

test.each([
  [['a@b.example', 'Return, order 7'], 'mailto:a@b.example?subject=Return%2C%20order%207'],
  [['a@b.example', 'R&W', 'one\ntwo'], 'mailto:a@b.example?subject=R%26W&body=one%0D%0Atwo'],
] as [Parameters<typeof toMailLink>, string][])('%j', (words, link) => {
  expect(toMailLink(...words)).toBe(link);
});
