import { basketCopy } from '#config/copy/basket.ts';
import { buildListCopy } from '#config/copy/build-list.ts';
import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import { limits } from '#config/limits.ts';
import { comeBackOnline, openSheet } from '#islands/testing/build-list.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, leftFor, onPhone, paste, pressNotice, currentNotice } from '#islands/testing/page.ts';
import { answerParts, noStock } from '#islands/testing/samples.ts';
import { publishIndex } from '#islands/testing/search-index.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket } from '#stores/basket/sample.ts';
import { quickOrder } from '#stores/build-list/quick-order-instance.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QuickOrderScreen } from './QuickOrderScreen.tsx';

const { liveParts, addLine, searchIndex } = endpoints;

const field = page.getByRole('textbox', { name: copy.label });
const button = (name: string) => page.getByRole('button', { name });
const row = (text: string) => page.getByRole('row').filter({ has: page.getByText(text, { exact: true }) });
const addAll = button(buildListCopy.addAll);
const statusWith = (sentence: string) => page.getByRole('status').getByText(sentence, { exact: false });

beforeEach(() => {
  openSheet();
  quickOrder.clear();
  shop.answers(addLine, sampleBasket([]));
});

const open = () =>
  render(
    <main className="container" tabIndex={-1}>
      <QuickOrderScreen />
    </main>,
  );

/** Types a list and has it read; a page asks for each part once, and again when it is back on the network. */
async function enter(list: string): Promise<void> {
  publishIndex();
  await open();
  await field.fill(list);
  await button(copy.check).click();
  await expect.poll(() => quickOrder.$outcome.get()).not.toBeNull();
  comeBackOnline();
}

// the first test of the file: an index that is there once stays for the page
test('without the index the lines stay in the field, and are checked when it is there', async () => {
  const held = shop.holds(searchIndex);
  await open();
  await field.fill('AG-1 2\n4B1606H-STD 1');
  await button(copy.check).click();
  await expect.element(button(copy.checking)).toBeVisible();
  await expect.element(field).toHaveAttribute('readonly');
  await expect.poll(() => shop.received(searchIndex).length).toBe(1);
  shop.cutsOff(searchIndex);
  await held.cut();
  await expect.element(statusWith(copy.notChecked(2))).toBeVisible();
  await expect.element(field).toHaveValue('AG-1 2\n4B1606H-STD 1');
  publishIndex();
  await button(copy.tryAgain).click();
  await expect.element(row('AG-1')).toBeVisible();
  await expect.element(row('4B1606H-STD')).toBeVisible();
  await expect.element(field).toHaveValue('');
});

describe('a list is accounted for line by line', () => {
  test('parts, corrected ones, a heading, and what needs a choice', async () => {
    await enter('Part;Qty\nAG-1;2\n4b1606h .25;1\n4B1606H;1\nZZTOP99;4');
    await expect.element(statusWith(`${copy.read(4)} ${copy.headings(1)} ${copy.unclear(2)}`)).toBeVisible();
    await expect.element(row('AG-1').getByText('€224.80')).toBeVisible();
    await expect.element(row('4B1606H-.25').getByText(copy.corrected('4b1606h .25;1'))).toBeVisible();
    await expect.element(row('ZZTOP99;4').getByText(copy.unknown)).toBeVisible();
    await expect
      .element(row('ZZTOP99;4').getByRole('link', { name: copy.searchFor }))
      .toHaveAttribute('href', '/search?q=ZZTOP99');
    await expect.element(page.getByText(copy.others(2), { exact: false })).toBeVisible();
    await expect.element(button(copy.addReady(2))).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
  });

  // rule quick-order.change-list
  test('goes back into the field to be changed there', async () => {
    await enter('AG-1 2\nZZTOP99 4');
    await button(copy.edit).click();
    await expect.element(field).toHaveValue('AG-1; 2\nZZTOP99; 4');
    await expect.element(field).toHaveFocus();
    await expect.element(row('AG-1')).not.toBeInTheDocument();
  });

  test.each([
    ['one part twice', 'AG-1 2\nAG-1 3', copy.summed(2)],
    ['more than a line holds', 'AG-1;900\nAG-1;900', copy.beyond(1800, limits.lineQuantityMax)],
  ])('%s is said at the row', async (_case, list, sentence) => {
    await enter(list);
    await expect.element(row('AG-1').getByText(sentence)).toBeVisible();
  });

  test('a line of no pieces is left out', async () => {
    await enter('AG-1;0\n4B1606H-STD;1');
    await expect.element(statusWith(copy.leftOut(1))).toBeVisible();
    await expect.element(row('AG-1')).not.toBeInTheDocument();
  });

  // rule quick-order.quantity
  test.each(['AG-1 -3', 'AG-1, two'])('%s stops its row until the buyer says how many', async (list) => {
    await enter(`${list}\n4B1606H-STD;1`);
    await expect.element(statusWith(copy.unclear(1))).toBeVisible();
    await expect.element(row('AG-1').getByText(copy.noQuantity)).toBeVisible();
    await button(copy.firstChoice).click();
    await expect.element(row('AG-1')).toHaveFocus();
    await button('Increase quantity of AG-1').click();
    await button(copy.takeQuantity(2)).click();
    await expect.element(row('AG-1')).toHaveFocus();
    await expect.element(row('AG-1').getByText('€224.80')).toBeVisible();
    await expect.element(page.getByText(copy.noQuantity)).not.toBeInTheDocument();
  });

  test('an empty one is no list', async () => {
    await enter('  \n');
    for (const one of [statusWith(copy.nothing), page.getByText(copy.empty)]) await expect.element(one).toBeVisible();
  });
});

describe('a list that is too long', () => {
  const enterLong = async (list: string) => {
    publishIndex();
    await open();
    await paste(list, field);
    await button(copy.check).click();
  };

  test('for a page is not read at all, and stays in the field', async () => {
    const list = 'AG-1 2\n'.repeat(10_000);
    await enterLong(list);
    await expect.element(statusWith(copy['too-large'](64))).toBeVisible();
    await expect.element(field).toHaveValue(list);
    await expect.element(page.getByText(copy.empty)).toBeVisible();
  });
});

describe('a row that needs a choice', () => {
  test('of the size, said in words: by keyboard, and the focus goes on to the row of the part', async () => {
    await enter('4B1606H 1');
    const choices = page.getByRole('group', { name: copy.chooseSize('4B1606H') });
    choices.getByRole('button', { name: 'STD, standard size', exact: true }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(row('4B1606H-STD')).toHaveFocus();
    await expect.element(choices).not.toBeInTheDocument();
  });

  test('because the size is not made', async () => {
    await enter('4B1606H .75, 1\n4B1946H+5M1959H+1T1957 .75, 1');
    const questions = page.getByText(/^(4B1606H is .+ −\.75\. Choose a|4B1946H\+\S+ is .+ −\.75\. Its only) size:$/);
    await expect.poll(() => questions.elements()).toHaveLength(2);
  });

  test('of the number: the nearest are proposed', async () => {
    await enter('4B1660H-STD 1');
    await page.getByRole('group', { name: copy.nearest }).getByRole('button', { name: '4B1606H-STD' }).click();
    await expect.element(row('4B1606H-STD').getByText('€112.40').first()).toBeVisible();
  });
});

describe('a file', () => {
  const choose = async (name: string, content: string) => {
    publishIndex();
    await open();
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File([content], name));
  };

  test('that is a workbook is refused', async () => {
    await choose('book.xlsx', 'PK\0\0');
    await expect.element(statusWith(copy['not-text'])).toBeVisible();
  });
});

describe('into the basket', () => {
  test('all in one press; what is there is not sent again', async () => {
    await enter('AG-1 2\n4B1606H-STD 1');
    await expect.element(row('4B1606H-STD').getByText('In stock')).toBeVisible();
    await addAll.click();
    await expect.element(statusWith(copy.allAdded(2))).toBeVisible();
    expect(shop.received(addLine).map(({ body }) => [body.part, body.quantity])).toEqual([
      ['AG-1', 2],
      ['4B1606H-STD', 1],
    ]);
    await expect.element(row('AG-1').getByText(copy.added(2))).toBeVisible();
    await expect.element(addAll).toHaveAccessibleDescription(copy.nothingOpen);
    await page.getByRole('link', { name: copy.viewBasket }).click();
    expect(leftFor()).toEqual(['/basket']);
  });

  test('refused: each row says why, and it can be pressed again', async () => {
    await enter('AG-1 2');
    shop.refuses(addLine, 'out-of-stock');
    await addAll.click();
    await expect.element(statusWith(copy.noneAdded)).toBeVisible();
    await expect.element(row('AG-1').getByText(buildListCopy.outcomes['out-of-stock'])).toBeVisible();
    shop.answers(addLine, sampleBasket([]));
    await addAll.click();
    await expect.element(statusWith(copy.allAdded(1))).toBeVisible();
  });

  test('while they are being added, rows stay as they are', async () => {
    await enter('AG-1 2');
    const held = shop.holds(addLine);
    await addAll.click();
    await expect.element(button(copy.check)).toHaveAccessibleDescription(copy.waits);
    await expect.element(button(copy.clear)).toHaveAccessibleDescription(copy.waits);
    await expect.element(button(copy.remove('AG-1'))).toHaveAttribute('aria-disabled', 'true');
    await held.answer(sampleBasket([]));
    await expect.element(statusWith(copy.allAdded(1))).toBeVisible();
  });

  test('more than there is: said at the row, and cut down in one press', async () => {
    shop.answers(liveParts, answerParts({ 'AG-1': { stock: { ...noStock, default: 3 } } }));
    await enter('AG-1 900');
    await expect.element(row('AG-1').getByText(basketCopy.onlyLeft(3))).toBeVisible();
    // a sum for pieces that cannot be had is nobody's to pay
    await expect.element(row('AG-1').getByText(copy.notCounted)).toBeVisible();
    await button(basketCopy.takeOf(3, 'AG-1')).click();
    await addAll.click();
    await expect.element(statusWith(copy.allAdded(1))).toBeVisible();
    expect(shop.received(addLine)[0]?.body.quantity).toBe(3);
  });
});

test('price and stock that cannot be asked are said, and asked again', async () => {
  shop.cutsOff(liveParts);
  await enter('AG-1 2');
  await expect.element(statusWith(buildListCopy.liveFailed)).toBeVisible();
  shop.answers(liveParts, answerParts());
  await button(copy.tryAgain).click();
  await expect.element(row('AG-1').getByText('In stock')).toBeVisible();
});

describe('with a way back', () => {
  test('a row is taken off', async () => {
    await enter('AG-1 2\n4B1606H-STD 1');
    await button(copy.remove('AG-1')).click();
    await expect.element(row('AG-1')).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
    expect(currentNotice()).toBe(copy.removed('AG-1'));
    pressNotice();
    await expect.element(row('AG-1')).toBeVisible();
  });
});

test('on a phone nothing is cut off at the side, and axe finds no fault', async () => {
  await onPhone();
  await enter('AG-1 2\n4B1606H 1\nZZTOP99 1');
  await expect.element(row('AG-1').getByText('In stock')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await findAccessFaults()).toEqual([]);
});
