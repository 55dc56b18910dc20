import { returnCopy as copy } from '../config/copy/return.ts';
import { statementCopy as words } from '../config/copy/statement.ts';
import { returnLabel } from '../config/navigation.ts';
import { site } from '../config/site.ts';
import { expect, test } from './fixtures.ts';
import { addOwnPart, placeByRequest } from './screens/order.ts';
import { buyerFrom } from './screens/shop.ts';

// rules return.registered and return.reached
test('from a paid order: a number, the form, and both mails', { tag: '@deep' }, async ({ page, sandbox }) => {
  const buyer = buyerFrom('DE', 'returns');
  const part = await addOwnPart(sandbox);
  const id = await placeByRequest(page, buyer, { part, provider: 'PayPal' });
  const order = (await sandbox.orderOf(buyer.email))?.number ?? '';
  await sandbox.changeOrder(id, { paymentstatus: 'fullypaid' });
  await page.goto(`/order/${id}`);
  await page.getByRole('main').getByRole('link', { name: returnLabel }).click();
  const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
  await expect(field(words.labels.order)).toHaveValue(order);
  await field(words.labels.name).fill('Anna Keller');
  await field(words.labels.email).fill(buyer.email);
  await page.getByRole('radio', { name: words.scopes.some }).check();
  await field(words.labels.goods).fill(`${part}, 1 set`);
  await field(/^Reason/).fill('Ordered twice');
  await page.getByRole('button', { name: words.continue }).click();
  await page.getByRole('button', { name: copy.confirm }).dblclick();
  await expect(page.getByRole('heading', { name: copy.done })).toBeFocused();
  const form = page.getByRole('region', { name: copy.form.title });
  const number = (await form.getByText(/^RT-/).textContent()) ?? 'no number';
  await expect(form.getByText(`${part}, 1 set`)).toBeVisible();
  for (const [to, subject] of [
    [buyer.email, copy.mail.receiptSubject(order)],
    [site.supportEmail, copy.mail.noticeSubject(order)],
  ] as const) {
    const mails = async () => (await sandbox.mailsTo(to)).filter((mail) => mail.subject === subject);
    await expect.poll(async () => (await mails()).length).toBe(1);
    const [mail] = await mails();
    for (const phrase of [number, order, `${part}, 1 set`, 'Ordered twice']) expect(mail?.text).toContain(phrase);
  }
});
