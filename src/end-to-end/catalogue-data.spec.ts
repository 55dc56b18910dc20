import { dataCalls, openApiPath } from '#config/catalogue-data.ts';
import { expect, test } from './fixtures.ts';
import { createAnswerCheck, type OpenApi } from './open-api.ts';

/** As a program elsewhere asks: no cookies, no origin. */
const ask = async (address: string, init: RequestInit = {}) => {
  const answer = await fetch(address, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown };
};

const sent: Readonly<Record<string, unknown>> = {
  '/api/parts/ids': { ids: ['4B1606H-STD', 'AG-1', 'XX1T-STD'] },
  '/email/enquiry-form': { email: 'ann@buyer.example', part: 'AG-1', source: 'acl-eu', text: '', proof: 'none' },
};
/** the one that a program elsewhere may not send: it is answered as the page of the shop is, whose proof is no good */
const notSent = '/email/enquiry-form';

// rule request.reading-interface
test('every call is answered from outside as the OpenAPI file says', { tag: '@desktop' }, async ({ baseURL }) => {
  const { body: file } = await ask(`${baseURL}${openApiPath}`);
  const judge = createAnswerCheck(file as OpenApi);
  for (const { method, path, parameter, answered } of dataCalls) {
    const address = `${baseURL}${path.replace(/\{.*\}/, parameter?.example ?? '')}`;
    const headers = {
      ...(method === 'post' && { 'content-type': 'application/json' }),
      ...(path === notSent && { 'sec-fetch-site': 'same-origin' }),
    };
    const body = sent[path];
    const answer = await ask(address, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    expect([path, answer.status]).toEqual([path, path === notSent ? 404 : 200]);
    expect(judge(method, path, answer)).toEqual([]);
    if (answered !== 'nightly') continue;
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect((await ask(`${baseURL}${path.replace(/\{.*\}/, '')}nowhere`)).status).toBe(404);
  }
  // names are found as programs write them
  const kit = '4B1946H+5M1959H+1T1957';
  for (const written of [kit, encodeURIComponent(kit)])
    expect((await ask(`${baseURL}/api/part/${written}`)).body).toMatchObject({ slug: kit });
  const moved = await fetch(`${baseURL}/api/make/honda`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/api/make/Honda']);
  expect(file).toHaveProperty(['paths', '/api/make/{name}', 'get', 'responses', '308', 'headers', 'Location']);
});
