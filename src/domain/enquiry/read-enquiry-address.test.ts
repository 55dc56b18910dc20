import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '#config/limits.ts';
import { cleanLine, cleanLines } from '../clean-text.ts';
import { generalTypes } from './general-enquiry.ts';
import { readEnquiryAddress } from './read-enquiry-address.ts';

// rule enquiry.begun
describe('the address of a form that is begun', () => {
  test.each<[string, ReturnType<typeof readEnquiryAddress>]>([
    ['', {}],
    ['?', {}],
    ['?type=knownPart&part=4B1606H-.77', { type: 'knownPart', part: '4B1606H-.77' }],
    [
      '?type=unknownPart&make=Honda&model=Civic+Type+R&year=2004&engine=K20A',
      { type: 'unknownPart', make: 'Honda', model: 'Civic Type R', year: '2004', engine: 'K20A' },
    ],
    ['?text=Do%20you%20grind%3F%0ASoon%3F', { text: 'Do you grind?\nSoon?' }],
    ['?make=%20%20&model=%09&text=%0A%20', {}],
    [`?part=${'x'.repeat(limits.enquiryLineMax - 1)}%F0%9F%98%80`, { part: 'x'.repeat(limits.enquiryLineMax - 1) }],
    // no type of ours
    ['?type=Other&make=Audi', { make: 'Audi' }],
    ['?type=constructor', {}],
    ['?type=', {}],
    // nothing is said
    ['?make=&text=', {}],
    // who asks, and the agreement, are the visitor's own
    ['?firstname=Anna&lastname=Keller&email=a@b.example&country=DE&privacy=true&vin=JHM', {}],
    ['?__proto__=x&toString=y', {}],
    // what nobody sees
    ['?part=A%0D%0ABcc:%20x@y.example', { part: 'A  Bcc: x@y.example' }],
    ['?make=Hon%E2%80%AEda', { make: 'Honda' }],
    ['?text=one%0D%0Atwo%0Dthree%00', { text: 'one\ntwo\nthree' }],
  ])('%j begins %j', (parameters, prefill) => expect(readEnquiryAddress(parameters)).toEqual(prefill));

  test.each([...generalTypes])('%s is a type', (type) => {
    expect(readEnquiryAddress(`?type=${type}`)).toEqual({ type });
  });

  test.each(['make', 'model', 'year', 'engine', 'part'] as const)('%s is cut at the limit of a line', (name) => {
    const most = 'x'.repeat(limits.enquiryLineMax);
    expect(readEnquiryAddress(`?${name}=${most}`)).toEqual({ [name]: most });
    expect(readEnquiryAddress(`?${name}=${most}y`)).toEqual({ [name]: most });
  });

  test('a message is cut at its own limit', () => {
    const most = 'x'.repeat(limits.enquiryTextMax);
    expect(readEnquiryAddress(`?text=${most}`)).toEqual({ text: most });
    expect(readEnquiryAddress(`?text=${most}y`)).toEqual({ text: most });
  });

  test('whatever it holds: only fields that a link may begin, each readable and none empty', () => {
    const name = fc.constantFrom('type', 'make', 'model', 'year', 'engine', 'part', 'text', 'email', 'privacy', 'vin');
    const sign = fc.constantFrom('a', '4', ' ', '&', '=', '\n', '\r', '\t', '\u0000', '\u2028', '\u202E', '😀');
    const entries = fc.array(fc.tuple(name, fc.string({ unit: sign })), { maxLength: 12 });
    fc.assert(
      fc.property(entries, (pairs) => {
        const { type, text, ...lines } = readEnquiryAddress(`?${new URLSearchParams(pairs).toString()}`);
        expect([undefined, ...generalTypes]).toContain(type);
        expect(text).not.toBe('');
        expect(cleanLines(text ?? '')).toBe(text ?? '');
        for (const [key, value] of Object.entries(lines)) {
          expect(['make', 'model', 'year', 'engine', 'part']).toContain(key);
          expect([value !== '', cleanLine(value)]).toEqual([true, value]);
        }
      }),
    );
  });
});
