import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../server.ts';
import type { Sandbox } from '../server.ts';
import { createShop } from '../testing/shop.ts';
import type { Shop } from '../testing/shop.ts';

let sandbox: Sandbox;
let shop: Shop;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: ':memory:', quiet: true });
  shop = createShop(sandbox.url);
});
afterAll(() => sandbox.stop());

const list = () => shop.post('/item', { action: 'getItemsList', pricegroup: 'retail' });
const search = (keyword: string) => shop.post('/item', { action: 'search', keyword, pricegroup: 'retail' });

describe('getItemsList', () => {
  test('gives every item with price, stock and pictures for less than a second of work', async () => {
    const start = process.cpuUsage();
    const { status, body } = await list();
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(1000);
    expect(status).toBe(200);
    expect(body.data).toHaveLength(2482);
    for (const item of body.data) {
      expect(item.price.prices.NL.grossprice, item.number).toBeGreaterThan(item.price.prices.NL.price);
      expect(
        item.available.map((one: Record<string, boolean>) => [one['default'], one['dropship'], one['alternative']]),
      ).toEqual([
        [true, false, false],
        [false, true, false],
        [false, false, true],
      ]);
      expect(item.currency).toBe('eur');
    }
  });
});

describe('getItem', () => {
  test('dates goods under way from today', async () => {
    const { deliveries } = (await shop.getItem('10B1580H-.50')).body.data;
    const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    expect(deliveries).toEqual({ NL: [{ eta: inTenDays, quantity: 8 }] });
  });
});

describe('search', () => {
  const numbers = async (keyword: string) =>
    (await search(keyword)).body.data.map(({ number }: { number: string }) => number);

  test.each([
    ['AG-1', ['AG-1']],
    ['%_', []],
  ])('%s finds %j', async (keyword, found) => expect(await numbers(keyword)).toEqual(found));

  test('passes over case and finds every size of a set, at most fifty', async () => {
    const found = await numbers('4b1606h');
    expect(found).toEqual(expect.arrayContaining(['4B1606H-STD', '4B1606H-.50', '4B1606HC-STD']));
    expect(await numbers('4B')).toHaveLength(50);
  });

  test('refuses a single letter', async () => expect((await search('4')).status).toBe(422));
});

describe('applications', () => {
  test('of an item, of a make, of an engine', async () => {
    const { id } = (await shop.getItem('10B1580H-STD')).body.data;
    const ofItem = (await shop.applications({ action: 'getApplications', item: id })).body.results;
    expect(ofItem).toHaveLength(2);
    expect(ofItem[0]).toEqual({
      make: 'BMW',
      model: 'M5 E60',
      engine: 'S85B50',
      variant: 'Petrol, 2005–2010',
      item: { id, name: 'Conrod bearing set 10B1580H-STD', number: '10B1580H-STD', urlcomponent: '10B1580H-STD' },
      categorydescription: 'V10',
      classdescription: '4999cc',
      parameter2: '92.00mm',
      parameter3: '75.20mm',
      description: 'Standard oil clearance',
    });
    const ofMake = (await shop.applications({ action: 'getApplications', make: 'BMW', show: 'engines' })).body.results;
    const ofEngine = (
      await shop.applications({ action: 'getApplications', make: 'BMW', engine: 'S85B50', show: 'parts' })
    ).body.results;
    expect(ofMake.filter(({ engine }: { engine: string }) => engine === 'S85B50')).toEqual(ofEngine);
    expect(ofEngine).toEqual(expect.arrayContaining([ofItem[0]]));
  });

  test('related items come in the size of the item', async () => {
    const { id } = (await shop.getItem('10B1580H-STD')).body.data;
    const { results } = (await shop.applications({ action: 'getRelatedItems', record: id })).body;
    expect(results.map(({ number }: { number: string }) => number)).toEqual([
      '10B1580HC-STD',
      '10B1580HX-STD',
      '6M9460H-STD',
      'AG-1',
      'AR-1',
    ]);
    expect(Object.keys(results[0])).toEqual(['id', 'name', 'number', 'urlcomponent', 'description', 'photos']);
  });

  test('a mixture of questions is refused', async () => {
    expect((await shop.applications({ action: 'getApplications', make: 'BMW' })).status).toBe(422);
    expect(
      (await shop.applications({ action: 'getApplications', item: 'x', make: 'BMW', show: 'engines' })).status,
    ).toBe(422);
  });
});

describe('the rest', () => {
  const get = async (path: string) => {
    const response = await fetch(sandbox.url + path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test('source gives makes and engines; another source is not found', async () => {
    const { options } = JSON.parse((await get('/api/external/source/acl-eu')).text);
    expect([options.make.length, options.engine.length]).toEqual([55, 715]);
    expect(options.make[0]).toEqual({
      id: 1,
      name: 'Acura',
      image_name: 'acura',
      logo_url: '/photos/makes/acura.png',
      logo_webp_url: '/photos/makes/acura.webp',
      hasBadgePhoto: true,
      hasBannerPhoto: true,
      kind: 'car',
    });
    expect((await get('/api/external/source/other')).status).toBe(404);
  });

  test('photos carry a validator', async () => {
    const { status, headers } = await get('/photos/rod-set-4.jpg');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=86400',
    ]);
    const again = await fetch(`${sandbox.url}/photos/rod-set-4.jpg`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect((await get('/photos/..%2fdata%2fparts.json')).status).toBe(404);
  });
});

// rule commerce.calls
describe('strictness', () => {
  test.each([
    ['no source', { source: undefined, action: 'getItemsList', pricegroup: 'retail' }],
    ['another source', { source: 'acl-au', action: 'getItemsList', pricegroup: 'retail' }],
    ['no price group', { action: 'getItemsList' }],
    ['an unknown action', { action: 'getEverything' }],
    ['a field too many', { action: 'getItemsList', pricegroup: 'retail', extra: 1 }],
    ['an action of another path', { action: 'getCart', cart_id: 'x' }],
  ])('%s is refused with 422', async (_what, body) => {
    const { status, body: answer } = await shop.post('/item', body);
    expect([status, typeof answer.message]).toEqual([422, 'string']);
  });

  test('a body that is no JSON is refused with 400', async () => {
    const response = await fetch(`${sandbox.url}/api/external/item`, { method: 'POST', body: '{' });
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_json']);
  });
});
