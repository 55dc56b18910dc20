import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Placed } from '#api/order.ts';
import { limits } from '#config/limits.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, personalWords, reachSummary } from '#scripts/test-kit/visitor.ts';
import { createTestLimits } from '../limits/limits-for-tests.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const forgive = () => {
  shop.services.limits = createTestLimits();
};

async function placeOrder(): Promise<string> {
  const buyer = shop.visit();
  const { agreed } = await reachSummary(buyer);
  const answer = await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed });
  return (answer.body as Placed).orderId;
}

const askLink = (id: string, body: unknown = {}) => shop.visit().ask('POST', `/api/order/${id}/link`, body);
const linkMails = (id: string) =>
  shop.sandbox.store.mails
    .list()
    .filter(({ subject, text }) => subject.startsWith('The link') && text.includes(`/order/${id}#`));
const openEntries = () => shop.services.storage.list('outbox:open:order-link:');

// rule privacy.link-again
describe('POST /api/order/{id}/link', () => {
  test('a stranger asks: the mail goes to the address of the order, and its link opens the order', async () => {
    forgive();
    const id = await placeOrder();
    const response = await askLink(id);
    expect([response.status, response.body]).toEqual([202, {}]);
    const said = JSON.stringify([...response.headers]);
    for (const word of personalWords) expect(said).not.toContain(word);
    await vi.waitFor(() => expect(linkMails(id)).toHaveLength(1), { timeout: 10_000 });
    const [mail] = linkMails(id);
    expect(mail?.to).toEqual(['canary@buyer.example']);
    for (const word of ['Testowska', 'Kanariestraat', '4B1606H'])
      expect(`${mail?.text}${mail?.html}`).not.toContain(word);
    const link = /#link=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await shop.visit().ask('POST', `/api/order/${id}`, { link })).body).toMatchObject({ yours: true });
  });

  test('an order that does not exist gets the same answer, and the request is soon forgotten', async () => {
    forgive();
    for (const id of ['ord_none', 'x'.repeat(64), '%00', '..%2f..', 'x'.repeat(300)]) {
      const response = await askLink(id);
      expect([response.status, response.body]).toEqual([202, {}]);
    }
    await vi.waitFor(async () => expect(await openEntries()).toEqual([]), { timeout: 10_000 });
  });

  test('asked again at once, no second mail; nor for more than so many in a day', async () => {
    forgive();
    const id = await placeOrder();
    for (let time = 0; time < 3; time += 1) expect((await askLink(id)).status).toBe(202);
    await vi.waitFor(() => expect(linkMails(id)).toHaveLength(1), { timeout: 10_000 });
    for (let time = 0; time <= limits.orderLinksADay; time += 1) {
      await shop.services.storage.delete(`order-link-asked:${id}:pause`);
      await askLink(id);
    }
    await vi.waitFor(async () => expect(await openEntries()).toEqual([]), { timeout: 10_000 });
    expect(linkMails(id)).toHaveLength(limits.orderLinksADay);
  });

  test.each([[{ email: 'eve@else.example' }], [[]], ['x'], [null]])('%j is refused', async (body) => {
    expect((await askLink('ord_none', body)).status).toBe(400);
  });

  test('one visitor may ask so often in a while', async () => {
    const { orderLinksAtOnce: most } = limits;
    shop.services.limits = createTestLimits({ orderLink: most });
    const answers = [];
    for (let count = 0; count <= most; count += 1) answers.push((await askLink('ord_none')).status);
    expect(answers).toEqual([...Array<number>(most).fill(202), 429]);
  });
});
