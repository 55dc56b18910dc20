import { expect, test } from './fixtures.ts';
import { addOwnPart, placeByRequest } from './screens/order.ts';
import { buyerFrom } from './screens/shop.ts';

const linkOf = (text: string | undefined): string => /https?:\/\/\S+\/order\/\S+link=\S+/.exec(text ?? '')?.[0] ?? '';

test('on another device the buyer has the link mailed again, and it opens the order', async ({
  page,
  browser,
  sandbox,
  baseURL,
}) => {
  const buyer = buyerFrom('DE', 'link-again');
  const id = await placeByRequest(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
  const elsewhere = await browser.newContext({ baseURL });
  const there = await elsewhere.newPage();
  await there.goto(`/order/${id}`);
  await there.getByRole('button', { name: 'E-mail me the link again' }).click();
  await expect(there.getByRole('main').getByRole('status')).toContainText('the link is on its way');
  await expect(there.getByText(buyer.email)).toBeHidden();
  const isLinkMail = ({ subject }: { subject: string }) => subject.startsWith('The link');
  await expect.poll(async () => (await sandbox.mailsTo(buyer.email)).filter(isLinkMail).length).toBe(1);
  const mail = (await sandbox.mailsTo(buyer.email)).find(isLinkMail);
  await there.goto(linkOf(mail?.text));
  await expect(there.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
  await elsewhere.close();
});
