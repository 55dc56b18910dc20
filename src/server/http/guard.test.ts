import { describe, expect, test } from 'vitest';
import { checkContentType, checkHost, checkMethod, checkOneHost, checkOrigin } from './guard.ts';

const sites = ['https://shop.example'];

describe('checkHost', () => {
  test.each([
    ['shop.example', true],
    ['SHOP.example', true],
    ['evil.example', false],
    ['shop.example.evil.example', false],
    [undefined, false],
  ])('%s passes: %s', (host, passes) => {
    expect(checkHost(host, ['shop.example']) === null).toBe(passes);
  });
});

describe('checkOneHost', () => {
  test.each([
    [['Host', 'a', 'Accept', '*/*'], true],
    [['Accept', 'host', 'host', 'a'], true],
    [[], true],
    [['Host', 'a', 'host', 'a'], false],
    [['host', 'a', 'Accept', '*/*', 'HOST', 'b'], false],
  ])('%j passes: %s', (rawHeaders, passes) => {
    expect(checkOneHost(rawHeaders) === null).toBe(passes);
  });
});

// rule request.reading-changes-nothing
describe('checkOrigin', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ origin: 'https://shop.example' }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
    [{}, false],
  ])('%j passes: %s', (headers, passes) => {
    expect(checkOrigin(headers, sites) === null).toBe(passes);
  });
});

describe('checkContentType', () => {
  test.each([
    ['POST', 'application/json', true],
    ['PUT', 'application/json; charset=utf-8', true],
    ['POST', 'text/plain', false],
    ['POST', 'application/jsonp', false],
    ['POST', undefined, false],
    ['DELETE', undefined, true],
    ['DELETE', 'text/plain', false],
  ])('%s %s passes: %s', (method, type, passes) => {
    expect(checkContentType(method, type) === null).toBe(passes);
  });
});

describe('checkMethod', () => {
  test.each([
    ['GET', true],
    ['HEAD', true],
    ['POST', true],
    ['PUT', true],
    ['DELETE', true],
    ['PATCH', false],
    ['TRACE', false],
    ['OPTIONS', false],
  ])('%s passes: %s', (method, passes) => {
    expect(checkMethod(method) === null).toBe(passes);
  });
});
