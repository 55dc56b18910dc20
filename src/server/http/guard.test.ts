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

// rule request.reading-changes-nothing
describe('checkMethod', () => {
  const [all, reading] = ['GET, HEAD, POST, PUT, DELETE', 'GET, HEAD'];
  test.each([
    ['GET', '/faq', null],
    ['HEAD', '/api/visitor', null],
    ['POST', '/api/order', null],
    ['PUT', '/api/visitor/country', null],
    ['DELETE', '/api/basket/lines/line_x', null],
    ['POST', '/email/enquiry-form', null],
    ['PATCH', '/api/order', all],
    ['TRACE', '/email/enquiry-form', all],
    ['POST', '/', reading],
    ['PUT', '/order/ord_x', reading],
    ['DELETE', '/robots.txt', reading],
    ['POST', '/apiary', reading],
    ['OPTIONS', '/details/AG-1', reading],
  ])('%s %s may be asked instead: %s', (method, path, allow) => {
    expect(checkMethod(method, path)?.headers?.['allow'] ?? null).toBe(allow);
  });
});
