import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { limits } from '#config/limits.ts';
import { persisted, persistList } from '#islands/testing/build-list.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { $currentPart } from '#stores/part/current-part.ts';
import { render } from 'vitest-browser-react/pure';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AddToBuildList } from './AddToBuildList.tsx';

const add = page.getByRole('button', { name: copy.add });
const onList = page.getByRole('link', { name: copy.onList });
const takeOff = page.getByRole('button', { name: copy.takeOff });

const open = () => render(<AddToBuildList slug="AG-1" number="AG-1" />);

test('a press puts the part on the list, and its quantity takes the place of the button', async () => {
  await open();
  await add.click();
  await expect.element(onList).toHaveFocus();
  expect(persisted()).toBe('v1=/AG-1');
  await page.getByRole('button', { name: `Increase quantity of AG-1, ${copy.heading}` }).click();
  expect(persisted()).toBe('v1=/AG-1:2');
  await expect.element(page.getByRole('status', { name: 'Quantity 2' })).toBeVisible();
  expect(await findAccessFaults()).toEqual([]);
});

test('by keyboard it comes off again, and the focus stays', async () => {
  persistList('v1=/AG-1');
  await open();
  takeOff.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(add).toHaveFocus();
  expect(persisted()).toBeNull();
});

test.each([
  [
    'full',
    `v1=/${Array.from({ length: limits.buildListParts }, (_, at) => `8B${100 + at}H-STD`).join('/')}`,
    copy.full(50),
  ],
  ['of a later version', 'v7=x', copy.keptNewer],
])('a list that is %s says why the part cannot go on it', async (_case, list, reason) => {
  persistList(list);
  await open();
  await expect.element(add).toHaveAccessibleDescription(reason);
  await add.click({ force: true });
  expect(persisted()).toBe(list);
});

test('it follows the page to another size', async () => {
  await open();
  await expect.element(add).toBeVisible();
  const price = {
    net: { amount: 1, currency: 'eur' as const },
    gross: { amount: 1, currency: 'eur' as const },
    promotion: null,
  };
  const part = { slug: 'AR-1', number: 'AR-1', set: 'AR-1', size: '', name: 'Flexigauge red' };
  $currentPart.set({ ...part, staticPrice: price, builtAt: '2026-06-10T02:00:00Z' });
  await add.click();
  expect(persisted()).toBe('v1=/AR-1');
});
