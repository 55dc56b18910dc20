import { describe, expect, test } from 'vitest';
import { distributorsAnswer } from './distributors-answer.ts';
import { distributorsAnswerSchema } from './distributors.ts';
import { partsAnswerSchema } from './parts.ts';
import { readProblem } from './problem.ts';
import { sizeStockAnswer } from './size-stock.ts';
import { visitorAnswer } from './visitor.ts';

// rule commerce.own-words
describe('a problem', () => {
  test.each([
    { code: 'out-of-stock', ref: 'A1', max: 3 },
    { code: 'invalid-draft', ref: '', fields: { 'billing.city': 'Enter a city.' } },
    { code: 'not-found', ref: '' },
  ])('%j is taken', (problem) => expect(readProblem(problem)).toBe(problem));

  test.each([
    null,
    [],
    'not-found',
    {},
    { code: 'not-found' },
    { code: 'of-the-commerce-api', ref: '' },
    { code: 'not-found', ref: 1 },
    { code: 'not-found', ref: '', max: 1.5 },
    { code: 'not-found', ref: '', fields: { city: 1 } },
    { code: 'not-found', ref: '', fields: ['city'] },
    { code: 'not-found', ref: '', stack: 'of ours' },
  ])('%j is none', (json) => expect(readProblem(json)).toBeNull());
});

// rule seller.legal-links
test.each([
  [{ country: 'NL', isSupported: true }, true],
  [{ country: null, isSupported: false }, true],
  [{ country: 'nl', isSupported: true }, false],
  [{ country: 'NL' }, false],
  [{ country: 7, isSupported: true }, false],
  [null, false],
])('the visitor %j: %s', (json, isRight) => expect(visitorAnswer.safeParse(json).success).toBe(isRight));

const availability = { case: 'intransit', message: 'In transit', colour: 'ink' };
const written = { gross: '€12.30', net: '€10.00', former: null, formerNet: null };
const size = { slug: 'A-STD', number: 'A-STD', inBasket: 2, today: '2026-11-22', availability, written };

test.each([
  [{ parts: [], unknown: [], failed: [] }, true],
  [{ parts: [size] }, true],
  [{ parts: [{ ...size, availability: {} }] }, false],
  [{ parts: [{ ...size, slug: 1 }] }, false],
  [{ parts: [{ ...size, written: null }] }, false],
  [{ parts: [{ ...size, written: { ...written, former: 15 } }] }, false],
  [{ parts: {} }, false],
  [undefined, false],
])('the stock of sizes %j: %s', (json, isRight) => expect(sizeStockAnswer.safeParse(json).success).toBe(isRight));

test('what the whole answer holds, the marks on the sizes can read', () => {
  expect(partsAnswerSchema.safeParse({ parts: [size], unknown: [], failed: [] }).success).toBe(false);
  expect(sizeStockAnswer.safeParse({ parts: [{ ...size, gross: null }], unknown: [], failed: [] }).success).toBe(true);
});

const distributor = {
  country: 'Austria',
  name: 'A',
  address: '',
  city: '',
  state: '',
  phone: '',
  email: '',
  website: '',
};

// rule distributor.unreachable
test.each([
  { data: [] },
  { data: [distributor] },
  { data: [{ ...distributor, phone: 1 }] },
  { data: [{ ...distributor, fax: '' }] },
  { data: [{ country: 'Austria' }] },
  { data: null },
  [],
])('distributors %j: page and server judge alike', (json) =>
  expect(distributorsAnswer.safeParse(json).success).toBe(distributorsAnswerSchema.safeParse(json).success),
);
