import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { catalogueDataPath, dataCalls } from '#config/catalogue-data.ts';
import { createAnswerCheck, type OpenApi } from '../end-to-end/open-api.ts';
import { writeOpenApi } from './open-api.ts';

const file = writeOpenApi('https://shop.example') as OpenApi;

// rule request.reading-interface
describe('the OpenAPI file', () => {
  test('is one, by the specification of OpenAPI 3.1', async () => {
    const judged = await new Validator().validate(structuredClone(file));
    expect(judged).toMatchObject({ valid: true });
  });

  test.each(dataCalls)('$method $path is in it, with an answer and its parameter', ({ method, path, parameter }) => {
    const call = file.paths[path]?.[method] as { responses: object; parameters?: { name: string; in: string }[] };
    expect(Object.keys(call.responses)).toContain('200');
    expect(call.parameters?.find((one) => one.in === 'path')?.name).toBe(parameter?.name);
  });

  test('asks for no key, and says under which terms it may be read', () => {
    const { url } = file.info.license;
    expect([file.security, url]).toEqual([[], `https://shop.example${catalogueDataPath}#manners`]);
  });

  test.each(dataCalls)('$method $path tells when to ask again where, and only where, it is limited', (call) => {
    const { responses } = file.paths[call.path]?.[call.method] ?? { responses: {} };
    expect(Object.keys(responses[429]?.headers ?? {})).toEqual(call.answered === 'live' ? ['Retry-After'] : []);
  });

  test('names no schema that it does not have, and has none that nothing names', () => {
    const named = [...JSON.stringify(file).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
    expect(Object.keys(file.components.schemas).toSorted()).toEqual([...new Set(named)].toSorted());
  });
});

// rule request.reading-interface
describe('an answer is judged by it', () => {
  const judge = createAnswerCheck(file);
  const make = {
    ...{ id: 'Land-Rover', name: 'Land Rover', title: 'Land Rover', image_name: 'land-rover' },
    ...{ hasBannerPhoto: true, kind: 'car', engines: 3, url: 'https://shop.example/catalogue/Land-Rover' },
  };

  test.each([
    ['as it should be', 200, make, []],
    ['a field too few', 200, { ...make, name: undefined }, [expect.stringContaining("'name'")]],
    ['a field too many', 200, { ...make, secret: 1 }, [expect.stringContaining('additional')]],
    ['another type', 200, { ...make, engines: '3' }, [expect.stringContaining('/engines')]],
    ['a problem', 404, { code: 'not-found', ref: 'a1' }, []],
    ['a code that is none', 404, { code: 'oh', ref: 'a1' }, [expect.stringContaining('/code')]],
    ['a status that it does not know', 500, {}, [expect.stringContaining('500')]],
  ])('%s', (_, status, body, faults) => {
    expect(judge('GET', '/api/make/{name}', { status, body: JSON.parse(JSON.stringify(body)) })).toEqual(faults);
  });
});
