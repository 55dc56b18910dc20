import { describe, expect, test } from 'vitest';
import { readUrl } from './read-url.ts';

describe('readUrl', () => {
  test.each([
    ['https://www.shop.example/a?b=c', 'www.shop.example'],
    ['http://localhost:4321', 'localhost:4321'],
    ['mailto:a@shop.example', ''],
    ['HTTPS://SHOP.example', 'shop.example'],
  ])('%s has the host "%s"', (text, host) => expect(readUrl(text)?.host).toBe(host));

  test.each(['', 'shop.example', '//shop.example', 'https://', 'https://a b'])('"%s" is none', (text) =>
    expect(readUrl(text)).toBeNull(),
  );
});
