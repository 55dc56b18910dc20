import { availabilityCopy } from '#config/copy/availability.ts';
import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { quantityOf } from '#domain/build-list/build-list.ts';
import type { EngineGroup } from '#domain/engine/engine-row.ts';
import { sampleKitRow, sampleRow } from '#domain/engine/samples.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { answerCookies, findAccessFaults, forgetCookieAnswer, onPhone, currentNotice } from '#islands/testing/page.ts';
import { answerParts, noStock } from '#islands/testing/samples.ts';
import { hydrateDrawn } from '#islands/testing/hydrate.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { $buildList } from '#stores/build-list/build-list.ts';
import { $consentView } from '#stores/consent/consent.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EngineParts } from './EngineParts.tsx';

const { liveParts, addLine, openedBasket } = endpoints;
const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const rods = sampleRow('4B1946H', ['STD', '.25', '.50'], { name: 'Race Series conrod bearings, 4 pairs' });
const coated = sampleRow('4B1946HC', ['STD'], { name: 'Calico coated conrod bearings, 4 pairs' });
const mains = sampleRow('5M1959H', ['STD', '.25'], { name: 'Race Series main bearings, 5 pairs' });
const kit = sampleKitRow('4B1946H+5M1959H', ['4B1946H-STD', '5M1959H-STD'], 22_110);
const groups: EngineGroup[] = [
  { title: 'Conrod bearings', journalMm: '45.00', rows: [rods, coated] },
  { title: 'Main bearings', journalMm: null, rows: [mains] },
  { title: 'Kits', journalMm: null, rows: [kit] },
];
type Known = Parameters<typeof answerParts>[0];

const table = page.getByRole('table', { name: 'Parts for the K20A' });
const rodRow = table.getByRole('row', { name: /4B1946H Race/ });
const size = (code: string) => rodRow.getByRole('radio', { name: new RegExp(`^\\${code}`) });
const addOf = (slug: string) => table.getByRole('button', { name: copy.addToBasket(slug) });
const addRods = addOf('4B1946H-STD');

beforeEach(answerCookies);

async function open(known: Known = {}): Promise<void> {
  shop.answers(liveParts, answerParts(known));
  await render(<EngineParts engine="K20A" groups={groups} />);
  await expect.poll(() => shop.received(liveParts).length).toBe(1);
}

// rule catalogue.engine-rows
describe('a row', () => {
  test('says the price of the build at once, and asks for the whole page in one question', async () => {
    const held = shop.holds(liveParts);
    await render(<EngineParts engine="K20A" groups={groups} />);
    await expect.element(rodRow.getByText('€123.00')).toBeVisible();
    await expect.element(addRods).toBeVisible();
    await expect.poll(() => shop.received(liveParts).length).toBe(1);
    const [question] = shop.received(liveParts);
    if (!question) throw new Error('nothing was asked');
    expect(question.body.ids).toHaveLength(7);
    await held.answer(answerParts({ '4B1946H-STD': { gross: eur(12_800), net: eur(10_407) } })(question));
    await expect.element(rodRow.getByText('€128.00')).toBeVisible();
    await expect.element(rodRow.getByText(copy.stock.instock)).toBeVisible();
  });

  // rule part.letters
  test('leads to the part in the chosen size, and says its number with the letters standing out', async () => {
    await open();
    const number = rodRow.getByRole('link');
    await expect.element(number).toHaveTextContent('4B1946H');
    await expect.element(number).toHaveAttribute('href', '/details/4B1946H-STD');
    await size('.25').click({ force: true });
    await expect.element(number).toHaveAttribute('href', '/details/4B1946H-.25');
    expect(document.querySelector('th b')?.textContent).toBe('H');
  });

  test('follows the arrow keys: price, stock and Add are those of the size', async () => {
    await open({ '4B1946H-.25': { gross: eur(13_000), stock: { ...noStock, manufacturer: 3 } } });
    (size('STD').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(size('.25')).toBeChecked();
    await expect.element(rodRow.getByText('€130.00')).toBeVisible();
    await expect.element(rodRow.getByText(copy.stock.airfreight)).toBeVisible();
    await expect.element(addOf('4B1946H-.25')).toBeVisible();
  });

  // rule price.promotion
  test('says a reduction with the price before, and the lowest of 30 days only where it is known', async () => {
    const promotion = { formerGross: eur(15_000), lowestGross30Days: eur(14_000) };
    await open({
      '4B1946H-STD': { promotion },
      '5M1959H-STD': { promotion: { ...promotion, lowestGross30Days: null } },
    });
    const mainRow = table.getByRole('row', { name: /5M1959H Race/ });
    await expect.poll(() => rodRow.element().textContent).toContain(`€140.00 ${copy.lowest}`);
    await expect.poll(() => mainRow.element().textContent).toContain('€150.00');
    expect(mainRow.element().textContent).not.toContain(copy.lowest);
  });

  // rule availability.shared
  test('says once above all rows how old their answers are, where the shop could not ask again', async () => {
    const asOf = '2026-06-12T10:31:07.000Z';
    await open({ '4B1946H-STD': { asOf }, '5M1959H-STD': { asOf } });
    await expect.element(page.getByText(availabilityCopy.pricesAsOf('12:31 pm CEST'))).toBeVisible();
    await expect.element(addRods).toBeVisible();
  });

  // rule catalogue.kit-saving
  test('of a kit says what it saves by the prices that are shown', async () => {
    await open({ [kit.set]: { gross: eur(22_110) } });
    await expect.element(table.getByText('€3.70 less than separately', { exact: false })).toBeVisible();
  });
});

// rule catalogue.row-states
describe('what a row says of its size', () => {
  test.each([
    ['from the maker', { stock: { ...noStock, manufacturer: 1 } }, copy.stock.airfreight],
    ['not known', 'failed' as const, copy.notKnown],
    ['gone', 'unknown' as const, copy.gone],
    ['not sold online', { gross: eur(0), net: eur(0) }, availabilityCopy.notSoldOnline],
    ['all in the basket', { inBasket: 20 }, copy.allHeld],
  ])('%s', async (_, known, words) => {
    await open({ '4B1946H-STD': known });
    await expect.element(rodRow.getByText(words)).toBeVisible();
    expect(addRods.query() !== null).toBe(
      known !== 'unknown' && words !== availabilityCopy.notSoldOnline && words !== copy.allHeld,
    );
  });

  test('sold out: the size is hatched, can be chosen, leads to one that is there and to being told', async () => {
    await open({ '4B1946H-.25': { stock: noStock } });
    const soldOut = rodRow.getByRole('radio', { name: /^\.25.*sold out$/ });
    await soldOut.click({ force: true });
    await expect.element(rodRow.getByText(copy.soldOut('.25'))).toBeVisible();
    await expect.element(addOf('4B1946H-.25')).not.toBeInTheDocument();
    await table.getByRole('button', { name: copy.tellMeOf('4B1946H-.25') }).click();
    await expect.element(table.getByRole('textbox', { name: /E-mail/i })).toBeVisible();
    await rodRow.getByRole('button', { name: /^STD/ }).click();
    await expect.element(size('STD')).toBeChecked();
    await expect.element(addRods).toBeVisible();
    await expect.element(table.getByRole('textbox')).not.toBeInTheDocument();
  });

  test('all of it unknown where the shop does not answer; the price stays and Add is tried', async () => {
    shop.cutsOff(liveParts);
    await render(<EngineParts engine="K20A" groups={groups} />);
    await expect.element(rodRow.getByText(copy.notKnown)).toBeVisible();
    await expect.element(rodRow.getByText('€123.00')).toBeVisible();
    shop.answers(addLine, sampleBasket([sampleLine({ slug: '4B1946H-STD' })]));
    await addRods.click();
    await expect.element(rodRow.getByText(copy.inBasket(1))).toBeVisible();
  });
});

// rule basket.adding
describe('Add', () => {
  test('puts one piece in, says so, and offers one more; the focus stays', async () => {
    await open();
    shop.answers(addLine, sampleBasket([sampleLine({ slug: '4B1946H-STD' })]));
    await addRods.click();
    await expect.element(rodRow.getByText(copy.inBasket(1))).toBeVisible();
    expect(shop.received(addLine)[0]?.body).toMatchObject({ part: '4B1946H-STD', quantity: 1 });
    expect(currentNotice()).toBe(availabilityCopy.itemAdded);
    await expect.element(table.getByRole('button', { name: copy.oneMoreOf('4B1946H-STD') })).toHaveFocus();
    await expect.element(addOf('4B1946HC-STD')).toBeVisible();
  });

  test('says why nothing was added, and asks for the stock anew', async () => {
    await open();
    shop.refuses(addLine, 'out-of-stock');
    shop.answers(openedBasket, sampleBasket([]));
    await addRods.click();
    await expect.element(table.getByRole('alert').getByText(errorCopy['out-of-stock'])).toBeVisible();
    await expect.poll(() => shop.received(liveParts).at(-1)?.body.ids).toEqual(['4B1946H-STD']);
    await expect.element(addRods).toBeVisible();
  });

  // rule consent.before-buying
  test('without a choice of cookies says so in the row, with the way to it', async () => {
    forgetCookieAnswer();
    await open();
    await addRods.click();
    await expect.element(table.getByText(availabilityCopy.needsConsent, { exact: false })).toBeVisible();
    expect(shop.received(addLine)).toHaveLength(0);
    await table.getByRole('button', { name: availabilityCopy.cookieSettings }).click();
    expect($consentView.get()).toBe('settings');
    answerCookies();
    await expect.element(table.getByText(availabilityCopy.needsConsent, { exact: false })).not.toBeInTheDocument();
  });

  test('to the build list and off it again', async () => {
    await open();
    await table.getByRole('button', { name: copy.addToList('4B1946H-STD') }).click();
    expect(quantityOf($buildList.get(), '4B1946H-STD')).toBe(1);
    await table.getByRole('button', { name: copy.offList('4B1946H-STD') }).click();
    expect(quantityOf($buildList.get(), '4B1946H-STD')).toBe(0);
  });
});

// rule finder.early-input
test('a size chosen before it hydrates is the chosen one', async () => {
  shop.answers(liveParts, answerParts());
  const { faults } = hydrateDrawn(<EngineParts engine="K20A" groups={groups} />, (place) => {
    place.querySelector<HTMLInputElement>('[value="4B1946H-.25"]')!.checked = true;
  });
  await expect.element(addOf('4B1946H-.25')).toBeVisible();
  await expect.element(size('.25')).toBeChecked();
  expect(faults).toEqual([]);
});

test('on a phone it has no fault of access', async () => {
  await onPhone();
  await open({ '4B1946H-STD': { stock: noStock }, '5M1959H-STD': { inBasket: 1 } });
  await expect.element(rodRow.getByText(copy.soldOut('STD'))).toBeVisible();
  expect(await findAccessFaults()).toEqual([]);
});
