import { describe, expect, test } from 'vitest';
import { escapeWhole, flat, writeMailPage, writeMailText } from './mail-layout.ts';

const whole = (text: string) => [...escapeWhole(text).matchAll(/nowrap">([^<]*)</g)].map(([, kept]) => kept);

describe('what a mail program may not break', () => {
  test.each([
    ['Your order SO-100002 is paid', ['SO-100002']],
    ['service@shop.example, +49 30 1234567', ['+49 30 1234567']],
    ['4B1606H-.25 is held back by 4B1183H-5M1172H-STD', ['4B1606H-.25', '4B1183H-5M1172H-STD']],
    ['AG-1, 8B663H-020', ['AG-1', '8B663H-020']],
    ['Invoice VAT-FREE, e-mail, 3–4 weeks, 2026-11-26', ['2026-11-26']],
    ['A & B <script>', []],
    ['https://shop.example/details/4B1606H-STD, which programs make a link of', []],
  ])('%s', (text, kept) => expect(whole(text)).toEqual(kept));

  test('nothing is lost, and everything is escaped', () => {
    expect(escapeWhole('<b>SO-1 & +49 30 123456</b>').replaceAll(/<\/?span[^>]*>/g, '')).toBe(
      '&lt;b&gt;SO-1 &amp; +49 30 123456&lt;/b&gt;',
    );
  });
});

test('what a person typed is one line', () => expect(flat(' a\n\tb ')).toBe('a b'));

test('a button is a cell with a ground, which Outlook draws too, and a line of the plain text', () => {
  const blocks = [{ links: [{ label: 'Pay', href: 'https://shop.example/a?b&c' }], press: 'main' as const }];
  expect(writeMailPage('Your order', blocks)).toMatch(
    /<td bgcolor="#ffd60a" style="mso-padding-alt:16px 32px"><a href="https:\/\/shop.example\/a\?b&amp;c"[^>]*>Pay<\/a><\/td>/,
  );
  expect(writeMailText(blocks)).toBe('Pay: https://shop.example/a?b&c\n');
});

test('a mail program that is dark is told that the mail is light', () =>
  expect(writeMailPage('Your order', [])).toContain('<meta name="color-scheme" content="light">'));
