import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findWebAddress } from './web-address.ts';

// rule checkout.no-web-address
describe('findWebAddress', () => {
  test.each([
    'Anna',
    'St. Gallen',
    'St.Gallen',
    'J. R. R. Tolkien',
    'J.R.R.Tolkien',
    'Dr.Müller',
    'Dr.Mueller',
    'Prof.Dr.Meier',
    'Dipl.-Ing. Meier',
    'Smith & Co.',
    'GmbH & Co.KG',
    'Bosch S.p.A.',
    'Trading B.V.',
    'A.B.',
    'Sp. z o.o.',
    'D.O.O. Beograd',
    'Nr.5',
    'Str.12/3',
    '2.OG',
    '3.Etage links',
    'Hauptstr. 5/7',
    'ul.Mickiewicza 12/5',
    'C/ Mayor, 3 - 2.º izq.',
    'Λεωφ. Κηφισίας 12',
    "O'Neill-Sørensen",
    'Ø. Ångström …',
    'c/o Keller @ Werk 2',
    'PO-2026/117.3',
    '4B1606H-.25, 2 × AG-1',
    '+49 30 555.0142',
    '1012 AB',
    'Anna.Keller',
    'Ma.José',
    'Mª.José',
    'Wm.Smith',
    'Fitz.Gerald',
    'Sto.Domingo',
    'Ag.Paraskevi',
    'Avda.de la Constitución 4',
    'Rte.de Lyon',
    'Bahnhofstr.Nord 3',
    'pl.Wolności 4',
    'os.Złotego Wieku 3/12',
    'nám.Míru 5',
    '3 Rd.East',
    'z.Hd.Herrn Huber',
    'Musterstr.12.OG',
    'C.so Italia 4',
    'V.le Europa',
    'Goethestr.Nr.5',
    'S.à r.l.',
    'z.o.o.',
    '02.123.45.67',
    '01.42.68.53.00',
    '',
  ])('%s is no address', (text) => expect(findWebAddress(text)).toBeNull());

  test.each([
    ['win-now.example', 'domain'],
    ['Win-Now.Example', 'domain'],
    ['Booking.com B.V.', 'domain'],
    ['shop.st.gallen', 'domain'],
    ['win.t.co', 'domain'],
    ['dr.win.example', 'domain'],
    ['(win.example)', 'domain'],
    ['"win.example".', 'domain'],
    ['Prize:win.example,now', 'domain'],
    ['пример.рф', 'domain'],
    ['win.xn--p1ai', 'domain'],
    ['win．example', 'domain'],
    ['win。example', 'domain'],
    ['win｡example', 'domain'],
    ['win․example', 'domain'],
    ['ｗｉｎ.ｅｘａｍｐｌｅ', 'domain'],
    ['win\u200B.\u2060exam\u00ADple', 'domain'],
    ['win[.]example', 'domain'],
    ['x.com', 'domain'],
    ['t.me', 'domain'],
    ['99.win', 'domain'],
    ['or 1a.shop, call', 'domain'],
    ['ing.com', 'domain'],
    ['str.com', 'domain'],
    ['a.b.c.de', 'domain'],
    ['x.y.zip', 'domain'],
    ['evil_x.com', 'domain'],
    ['evil.de.', 'domain'],
    ['EVIL.GOLD', 'domain'],
    ['claim.gold now', 'domain'],
    ['1.2.3.4/pay', 'link'],
    ['win.gold:8080', 'link'],
    ['bit.ly/x', 'link'],
    ['t.co/x', 'link'],
    ['dr.example/x', 'link'],
    ['win.example?x', 'link'],
    ['win.example./x', 'link'],
    ['http://192.0.2.1', 'link'],
    ['HTTPS://WIN', 'link'],
    ['ｈｔｔｐｓ：／／win', 'link'],
    ['ht\u200Btp:win', 'link'],
    ['hxxp:win', 'link'],
    ['ftp://win', 'link'],
    ['www.win', 'link'],
    ['WWW．win', 'link'],
    ['anna@win.example', 'link'],
  ])('%j is a %s', (text, what) => expect(findWebAddress(text)).toBe(what));

  const letters = fc.oneof(fc.constantFrom('com', 'shop', 'xyz', 'de'), fc.stringMatching(/^[a-z]{2,8}$/));
  const label = fc.stringMatching(/^[a-z]{3,10}-[a-z\d]{1,6}$/);

  test('a domain is found in whatever stands around it, however its letters and dots are written', () => {
    const dot = fc.constantFrom('.', '．', '。', '｡', '․', '\u200B.', '.\uFEFF', '[.]');
    const around = fc.constantFrom('', ' ', '(', '„', ', ', ' $1000 ');
    const written = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.replaceAll(/[a-z]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
      (text: string) => [...text].join('\u200D'),
    );
    fc.assert(
      fc.property(around, label, dot, letters, around, written, (before, name, stop, end, after, write) => {
        expect(findWebAddress(before + write(name) + stop + write(end) + after)).not.toBeNull();
      }),
    );
  });

  test('words with a blank behind each full stop are never one', () => {
    const word = fc.stringMatching(/^[A-ZÄÖÜØŁa-zäöüßøł\d'&()+-]{1,12}\.?$/);
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(findWebAddress(words.join(' '))).toBeNull();
      }),
    );
  });

  test('no text takes long', () => {
    const long = 'a.-'.repeat(5_000) + '.'.repeat(5_000) + 'a'.repeat(5_000);
    const begun = performance.now();
    findWebAddress(long);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
