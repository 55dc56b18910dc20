import { randomUUID } from 'node:crypto';
import type { Services } from '#server/services.ts';
import { makeProof } from '#server/proof/proof-for-tests.ts';
import { openTestShop, type TestShop } from '../../test-kit/shop.ts';
import { asksWell, newKey, reachSummary, testDraft, type TestVisitor } from '../../test-kit/visitor.ts';

export type ShopOfRecords = TestShop & { environment: Record<string, string> };

/** A shop whose mails cannot be sent, so that all they are about is still there. */
export async function openShopOfRecords(storage: Record<string, string>, folder: string): Promise<ShopOfRecords> {
  const env = { ...storage, DATA_DIR: `${folder}/data`, SMTP_URL: 'smtp://127.0.0.1:9' };
  const shop = await openTestShop({ env });
  return { ...shop, environment: { ...env, ...named(shop.services), BACKUP_DIR: `${folder}/backups` } };
}

const named = ({ env }: Services) => ({
  ...{ COMMERCE_API_URL: env.COMMERCE_API_URL, SITE_URL: env.SITE_URL, SHOP_SECRET: env.SHOP_SECRET },
  ...{ MAIL_FROM: env.MAIL_FROM, ENQUIRY_TO: env.ENQUIRY_TO, LOG_LEVEL: 'silent' },
});

const gone = { default: 0, dropship: 0, alternative: 0, manufacturer: 0, inTransit: [] };

function sellOut({ sandbox }: TestShop, slug: string): void {
  const part = sandbox.store.parts.bySlug(slug);
  if (part) sandbox.store.parts.save({ ...part, stock: gone });
}

/** Somebody in the shop: their mailbox, and a name that nobody else has. */
export type Buyer = { email: string; lastName: string; company?: string };

const toDraft = ({ email, lastName, company = '' }: Buyer) => ({
  ...{ email, repeatEmail: email },
  shipping: { ...testDraft.shipping, lastName, company },
});

/** Buys a part; gives the id and number of the order. */
export async function buy(shop: TestShop, buyer: Buyer): Promise<{ id: string; number: string }> {
  const visitor = shop.visit();
  const { agreed } = await reachSummary(visitor, { draft: toDraft(buyer) });
  const { orderId } = await asksWell(visitor)<{ orderId: string }>('POST', '/api/order', { key: newKey(), ...agreed });
  return { id: orderId, number: shop.sandbox.store.orders.byId(orderId)?.number ?? '' };
}

/** Types into the checkout of a basket of its own and leaves. */
export async function type(shop: TestShop, buyer: Buyer): Promise<TestVisitor> {
  const visitor = shop.visit();
  await reachSummary(visitor, { draft: toDraft(buyer) });
  return visitor;
}

/** Withdraws from an order, returns it, asks a question and waits for a part: all that has a mailbox in it. */
export async function stateAndAsk(shop: TestShop, { email, lastName }: Buyer, order: string): Promise<void> {
  const ask = asksWell(shop.visit());
  const prove = async () => makeProof(await shop.services.proofs.pose());
  const statement = { name: `Canary ${lastName}`, order, email, scope: 'some', goods: '4B1606H-STD, 1 set' };
  await ask('POST', '/api/withdrawal', { key: newKey(), withdrawal: statement, proof: await prove() });
  await ask('POST', '/api/return', { key: newKey(), return: { ...statement, reason: '' }, proof: await prove() });
  const enquiry = { email, part: '4B1606H-.50', source: 'shop', text: `Is it there? ${lastName}` };
  await ask('POST', '/email/enquiry-form', { ...enquiry, proof: await prove() });
  sellOut(shop, '10B1580H-STD');
  await ask('POST', '/api/stock-alert', { slug: '10B1580H-STD', email });
}

/** A mailbox that nobody has used before. */
export const newBuyer = (): Buyer => {
  const word = randomUUID().slice(0, 8);
  return { email: `anna-${word}@b\u00FCcher.example`, lastName: `Keller${word}` };
};
