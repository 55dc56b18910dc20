import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSampleFront, type SampleFront } from './front-for-tests.ts';

let front: SampleFront;
const ask: SampleFront['ask'] = (...args) => front.ask(...args);
beforeAll(async () => {
  front = await openSampleFront();
});
afterAll(() => front.stop());

// rule page.text-tail
test.each([
  ['/basket)', '/basket'],
  ['/basket%E2%80%A6?a=1&b=(2)', '/basket?a=1&b=(2)'],
  ['/basket&utm_source=mail', '/basket'],
  ['/basket%3E%22', '/basket'],
  ['/catalogue/Renault/129%2F5).?from=mail', '/catalogue/Renault/129-5?from=mail'],
  ['/details/4B1606H-.50.', '/details/4B1606H-.50'],
  ['/robots.txt.', '/robots.txt'],
  ['/.well-known/security.txt)', '/.well-known/security.txt'],
  ['/api/makes.', '/api/makes'],
  ['/order/abc).', '/order/abc'],
  ['/news/one!', '/news/one'],
  ['/facebook.', '/facebook'],
  ['/!', '/'],
])('%s leads to %s', async (path, target) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(path, { method });
    expect([answer.status, answer.headers.location]).toEqual([308, target]);
  }
  expect((await ask(target)).status).not.toBe(308);
});

test.each(['/nowhere).', '/404.', '/too-many)', '/api/basket)', '//evil.example.', '/%2F%2Fevil.example)', '/order/%'])(
  '%s leads nowhere',
  async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
  },
);
