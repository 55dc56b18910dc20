import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import { comeBackOnline, openSheet } from '#islands/testing/build-list.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, onPhone } from '#islands/testing/page.ts';
import { publishIndex } from '#islands/testing/search-index.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket } from '#stores/basket/sample.ts';
import { quickOrder } from '#stores/build-list/quick-order-instance.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QuickOrderScreen } from './QuickOrderScreen.tsx';

const field = page.getByRole('textbox', { name: copy.label });
const check = page.getByRole('button', { name: copy.check });
const question = page.getByRole('group', { name: copy.whichColumn });
const option = (name: RegExp) => question.getByRole('radio', { name });
const use = question.getByRole('button', { name: copy.useColumn });
const row = (text: string) => page.getByRole('row').filter({ has: page.getByText(text, { exact: true }) });
const statusWith = (sentence: string) => page.getByRole('status').getByText(sentence, { exact: false });
const typed = () => quickOrder.$order.get().lines.map(({ quantity }) => quantity);

const list = 'Artikel;Bestellt;Menge\nAG-1;12;2\n4B1606H-STD;4;3';

beforeEach(async () => {
  openSheet();
  quickOrder.clear();
  shop.answers(endpoints.addLine, sampleBasket([]));
  publishIndex();
  await render(
    <main className="container" tabIndex={-1}>
      <QuickOrderScreen />
    </main>,
  );
});

async function enter(text: string): Promise<void> {
  await field.fill(text);
  await check.click();
  await expect.poll(() => quickOrder.$outcome.get()).not.toBeNull();
  comeBackOnline();
}

// rule quick-order.columns
test('asked: once for all rows, with the first values of each column and the likeliest preset; nothing is read before', async () => {
  await enter(list);
  await expect.element(question).toHaveAccessibleDescription(copy.columnWaits);
  await expect.element(option(/^Bestellt 12, 4$/)).not.toBeChecked();
  await expect.element(option(/^Menge 2, 3$/)).toBeChecked();
  await expect.element(option(new RegExp(`^${copy.noneOfThem}`))).not.toBeChecked();
  await expect.element(use).toBeEnabled();
  await expect.element(statusWith(copy.asked)).toBeVisible();
  await expect.element(field).toHaveValue(list);
  await expect.element(page.getByText(copy.empty)).toBeVisible();
  expect(await findAccessFaults()).toEqual([]);
});

test('a column without a name is called by its place', async () => {
  await enter('AG-1;12;2');
  await expect.element(option(/^Column 2 12$/)).toBeVisible();
  await expect.element(option(/^Column 3 2$/)).toBeChecked();
});

test('answered with the keyboard: the rows are there, the answer stays beside them and the focus where it was', async () => {
  await enter(list);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(option(/^Menge/)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(option(/^Bestellt/)).toBeChecked();
  expect(typed()).toEqual([]);
  await userEvent.tab();
  await expect.element(use).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row('AG-1')).toBeVisible();
  expect(typed()).toEqual([12, 4]);
  await expect.element(use).toHaveFocus();
  await expect.element(use).toHaveAccessibleDescription(copy.readSo);
  await expect.element(question).toHaveAccessibleDescription(copy.columnAnswered);
  await expect.element(field).toHaveValue('');
  expect(await findAccessFaults()).toEqual([]);
});

test('answer changed: all rows are read anew', async () => {
  await enter(list);
  await use.click();
  await expect.poll(typed).toEqual([2, 3]);
  await option(/^Bestellt/).click();
  expect(typed()).toEqual([2, 3]);
  await use.click();
  await expect.poll(typed).toEqual([12, 4]);
  await expect.element(statusWith(copy.read(2))).toBeVisible();
});

test('none of them: each row asks how many', async () => {
  await enter(list);
  await option(new RegExp(`^${copy.noneOfThem}`)).click();
  await use.click();
  await expect.element(row('AG-1').getByText(copy.noQuantity)).toBeVisible();
  await expect.element(row('4B1606H-STD').getByText(copy.noQuantity)).toBeVisible();
});

test('kept when the list is changed: the same table is not asked about twice', async () => {
  await enter(list);
  await use.click();
  await expect.poll(typed).toEqual([2, 3]);
  await enter('Artikel;Bestellt;Menge\nAR-1;9;5');
  await expect.poll(typed).toEqual([2, 3, 5]);
  await expect.element(option(/^Menge/)).toBeChecked();
  await option(/^Bestellt/).click();
  await use.click();
  await expect.poll(typed).toEqual([12, 4, 9]);
});

test('the list goes back into the field: the answer is kept beside it', async () => {
  await enter(list);
  await use.click();
  await expect.poll(typed).toEqual([2, 3]);
  await page.getByRole('button', { name: copy.edit }).click();
  await expect.element(field).toHaveValue('AG-1; 2\n4B1606H-STD; 3');
  await expect.element(question).toHaveAccessibleDescription(copy.columnKept);
  await check.click();
  await expect.poll(typed).toEqual([2, 3]);
  await expect.element(question).not.toBeInTheDocument();
});

test('an emptied field asks nothing any more', async () => {
  await enter(list);
  await expect.element(question).toBeVisible();
  await field.clear();
  await expect.element(question).not.toBeInTheDocument();
});

test('on a phone nothing is cut off at the side', async () => {
  await onPhone();
  await enter(list);
  await expect.element(question).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});
