import { expect, test } from 'vitest';
import { wireDistributorSchema } from '../contract/distributors.ts';
import { toDistributor } from './to-distributor.ts';

const read = (changes: object) =>
  toDistributor(wireDistributorSchema.parse({ country: 'Austria', name: ' Muster ', ...changes }));

// rule distributor.order
test('what is missing is empty', () => {
  expect(read({ phone: null })).toEqual({
    country: 'Austria',
    name: 'Muster',
    address: '',
    city: '',
    state: '',
    phone: '',
    email: '',
    website: '',
  });
});

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['www.shop.example/de', 'https://www.shop.example/de'],
  ['javascript:alert(1)', ''],
  ['ask us', ''],
])('the website %s becomes "%s"', (website, expected) => {
  expect(read({ website }).website).toBe(expected);
});

test.each([
  ['sales@shop.example', 'sales@shop.example'],
  ['a@b.example?bcc=c@d.example', ''],
  ['no mail', ''],
])('the mailbox %s becomes "%s"', (email, expected) => {
  expect(read({ email }).email).toBe(expected);
});
