import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import { sampleMain } from '#domain/part/samples.ts';
import { toOwnTitle } from '#domain/part/set-title.ts';
import { toSetFacts } from '#domain/part-page/set-facts.ts';
import { openSheet, persisted, persistList } from '#islands/testing/build-list.ts';
import { button, openBuildList, row } from '#islands/testing/build-list-page.tsx';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, onPhone, pressNotice, currentNotice, wantNetPrices } from '#islands/testing/page.ts';
import { answerParts, noStock, sampleEngine } from '#islands/testing/samples.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket } from '#stores/basket/sample.ts';
import { keepEngine } from '#stores/catalogue/my-engine.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BuildListScreen } from './BuildListScreen.tsx';

const { facts, liveParts } = endpoints;

const side = page.getByRole('complementary', { name: copy.total });
const addAll = button(copy.addAll);
const title = page.getByRole('textbox', { name: copy.title });

beforeEach(openSheet);

const open = (list: string, address?: string) => openBuildList(<BuildListScreen />, list, address);

describe('an empty list', () => {
  test('leads to the finder', async () => {
    await open('');
    await expect.element(page.getByRole('heading', { name: copy.empty })).toBeVisible();
    await expect.element(page.getByRole('link', { name: copy.openFinder })).toHaveAttribute('href', '/#part-finder');
  });

  test('leads to the parts of the engine that is kept', async () => {
    keepEngine(sampleEngine);
    await open('');
    await expect
      .element(page.getByRole('link', { name: copy.openEngine('Honda K20A') }))
      .toHaveAttribute('href', '/catalogue/Honda/K20A');
  });
});

describe('price and stock', () => {
  test('are asked for all lines at once, while the prices of the build show', async () => {
    const held = shop.holds(liveParts);
    await open('v1=/4B1606H-.25:2/AG-1');
    await expect.element(row('4B1606H-.25').getByText('€112.40')).toBeVisible();
    await expect.element(row('4B1606H-.25').getByText(copy.asking)).toBeInTheDocument();
    await expect.element(addAll).toHaveAccessibleDescription(copy.stillAsking);
    const { body } = shop.received(liveParts).at(-1) ?? { body: { ids: [] } };
    expect(body.ids).toEqual(['4B1606H-.25', 'AG-1']);
    const dearer = answerParts({ '4B1606H-.25': { gross: { amount: 10_000, currency: 'eur' } } })({ body });
    for (let left = shop.received(liveParts).length; left > 0; left -= 1) await held.answer(dearer);
    await expect.element(row('4B1606H-.25').getByText('€200.00')).toBeVisible();
    await expect.element(row('4B1606H-.25').getByText('In stock')).toBeVisible();
    await expect.element(side.getByText('€312.40')).toBeVisible();
    await expect.element(side.getByText(copy.totalNote(3, true))).toBeVisible();
  });

  test.each([
    ['no connection', () => shop.cutsOff(liveParts)],
    ['one part', () => shop.answers(liveParts, answerParts({ '4B1606H-STD': 'failed' }))],
  ])('that cannot be had (%s): the list reads, and asks again', async (_case, fail) => {
    fail();
    await open('v1=/4B1606H-STD');
    await expect.element(page.getByText(copy.liveFailed, { exact: false })).toBeVisible();
    await expect.element(row('4B1606H-STD').getByText('€112.40').first()).toBeVisible();
    shop.answers(liveParts, answerParts());
    await button(copy.tryAgain).click();
    await expect.element(row('4B1606H-STD').getByText('In stock')).toBeVisible();
    await expect.element(page.getByText(copy.liveFailed, { exact: false })).not.toBeInTheDocument();
  });

  // rules delivery.words, delivery.together, delivery.deadline and delivery.country
  test('come with the days of each line, and with those of all of them together', async () => {
    const [soon, late] = [
      { kind: 'dates', from: '2026-06-17', to: '2026-06-19' },
      { kind: 'dates', from: '2026-06-24', to: '2026-06-26' },
    ] as const;
    const from = (source: 'shelf' | 'transit', promise: typeof soon | typeof late) => ({
      delivery: {
        ...{ country: 'PT', hasFreeShipping: true, notes: [], paidBy: { day: '2026-06-15', hour: 14 } },
        sources: [{ source, pieces: 20, eta: null, leaves: null, promise }],
      },
    });
    shop.answers(liveParts, answerParts({ '4B1606H-STD': from('shelf', soon), 'AG-1': from('transit', late) }));
    await open('v1=/4B1606H-STD/AG-1');
    await expect.element(row('4B1606H-STD').getByText('Arrives Wed 17 – Fri 19 Jun')).toBeVisible();
    await expect.element(row('AG-1').getByText('Arrives Wed 24 – Fri 26 Jun')).toBeVisible();
    expect(page.getByText(availabilityCopy.deliveryShelf).elements()).toEqual([]);
    const together = side.getByRole('region', { name: deliveryCopy.boxLabel });
    await expect.element(together.getByText('Ordered together, these 2 parts arrive')).toBeVisible();
    await expect.element(together.getByText('Pay by 2 pm on Monday to keep these dates.')).toBeVisible();
    await expect.element(together.getByText('Fri 26 Jun', { exact: true })).toBeVisible();
    await expect.element(together.getByRole('button', { name: deliveryCopy.changeCountry('Portugal') })).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
  });

  // rule availability.shared
  test('of the last minute are shown with the oldest time among them', async () => {
    const known = { '4B1606H-STD': { asOf: '2026-06-12T10:32:00.000Z' }, 'AG-1': { asOf: '2026-06-12T10:31:07.000Z' } };
    shop.answers(liveParts, answerParts(known));
    await open('v1=/4B1606H-STD/AG-1');
    await expect.element(page.getByText(availabilityCopy.pricesAsOf('12:31 pm CEST'))).toBeVisible();
    await expect.element(row('AG-1').getByText('In stock')).toBeVisible();
  });

  test.each([
    ['no longer sold', '4B1606H-STD', 'unknown' as const, copy.gone],
    ['fewer than asked for', 'AG-1:3', { stock: { ...noStock, default: 2 } }, basketCopy.onlyLeft(2)],
    ['sold out', 'AG-1:3', { stock: noStock }, `${availabilityCopy.outOfStock}.`],
    ['already in the basket', 'AG-1', { inBasket: 2 }, copy.inBasket(2)],
  ])('%s is said at the line', async (_case, line, changes, sentence) => {
    const slug = line.replace(/:.*/, '');
    shop.answers(liveParts, answerParts({ [slug]: changes }));
    await open(`v1=/${line}`);
    await expect.element(row(slug).getByText(sentence)).toBeVisible();
  });

  test('a number that no part has is said, and is no link', async () => {
    shop.refuses(facts, 'not-found');
    shop.answers(liveParts, answerParts({ 'NOSUCHT-STD': 'unknown' }));
    await open('v1=/NOSUCHT-STD');
    await expect.element(page.getByText(copy.unknown)).toBeVisible();
    await expect.element(row('NOSUCHT-STD').getByRole('link')).not.toBeInTheDocument();
    await expect.element(addAll).toHaveAccessibleDescription(copy.nothingToAdd);
  });

  test('as many as there are, in one press', async () => {
    shop.answers(liveParts, answerParts({ 'AG-1': { stock: { ...noStock, default: 2 } } }));
    await open('v1=/AG-1:30');
    await expect.element(addAll).toHaveAccessibleDescription(copy.tooManyToAdd);
    await button(basketCopy.takeOf(2, 'AG-1')).click();
    expect(persisted()).toBe('v1=/AG-1:2');
    await expect.element(addAll).not.toHaveAttribute('aria-disabled');
  });

  const fits = { count: 3, names: { 'Ford/Pinto': 'Ford Pinto', 'Ford/Kent': 'Ford Kent' } };
  const forFord = toSetFacts([sampleMain], () => null, { ...toOwnTitle(sampleMain), engines: 'Ford Kent', fits });

  // rule part.one-name
  test('a part is called by the engine that it is on the list for, and goes into the basket for it', async () => {
    shop.answers(facts, forFord);
    shop.answers(endpoints.addLine, sampleBasket([]));
    await open('v1=/5M1959H-STD:Ford%2FPinto');
    await expect
      .element(row('5M1959H-STD').getByRole('link', { name: /for Ford Pinto and 2 more engines/ }))
      .toBeVisible();
    await addAll.click();
    await expect.poll(() => shop.received(endpoints.addLine)[0]?.body).toMatchObject({ engine: 'Ford/Pinto' });
  });

  test('a part for another engine than the one that is kept says so', async () => {
    keepEngine({ ...sampleEngine, sets: ['5M1606H'] });
    shop.answers(facts, forFord);
    await open('v1=/5M1959H-STD');
    await expect.element(row('5M1959H-STD').getByText(copy.doesNotFit('Honda K20A'))).toBeVisible();
  });
});

describe('the own list', () => {
  test('its lines change places, within their group', async () => {
    await open('v1=/4B1606H-STD/4B1606HX-STD/AG-1');
    await expect.element(row('4B1606HX-STD').getByText('In stock')).toBeVisible();
    await expect.element(button(copy.moveUp('4B1606H-STD'))).toHaveAttribute('aria-disabled', 'true');
    await button(copy.moveDown('4B1606H-STD')).click();
    expect(persisted()).toBe('v1=/4B1606HX-STD/4B1606H-STD/AG-1');
    await expect.element(button(copy.moveDown('4B1606H-STD'))).toHaveFocus();
    await expect.element(button(copy.moveUp('AG-1'))).not.toBeInTheDocument();
  });

  test('a line is taken off with a way back, and the focus is not lost', async () => {
    await open('v1=/4B1606H-STD/AG-1');
    await button(copy.takeOffNamed('AG-1')).click();
    await expect.element(row('AG-1')).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
    expect(currentNotice()).toBe(copy.takenOff('AG-1'));
    pressNotice();
    await expect.element(row('AG-1')).toBeVisible();
  });

  test('all is cleared with a way back', async () => {
    await open('v1=Bench/4B1606H-STD:2/AG-1');
    await button(copy.clear).click();
    await expect.element(page.getByRole('heading', { name: copy.empty })).toBeVisible();
    expect(currentNotice()).toBe(copy.cleared);
    expect(persisted()).toBeNull();
    pressNotice();
    await expect.element(title).toHaveValue('Bench');
    expect(persisted()).toBe('v1=Bench/4B1606H-STD:2/AG-1');
  });

  test('has a name, which is kept; empty, it is that of the engine that is kept', async () => {
    keepEngine(sampleEngine);
    await open('v1=/AG-1');
    await expect.element(title).toHaveAccessibleDescription(copy.titleHint('Honda K20A'));
    await title.fill('Stroker, bench 2 ');
    await expect.element(title).toHaveValue('Stroker, bench 2 ');
    expect(persisted()).toBe('v1=Stroker%2C%20bench%202/AG-1');
  });

  test('a change in another tab shows here', async () => {
    await open('v1=/AG-1');
    await expect.element(page.getByRole('group', { name: 'Quantity of AG-1' })).toHaveTextContent('1');
    persistList('v1=/AG-1:4');
    await expect.element(page.getByRole('group', { name: 'Quantity of AG-1' })).toHaveTextContent('4');
    persistList('');
    await expect.element(page.getByRole('heading', { name: copy.empty })).toBeVisible();
  });

  test('one of a later version of the shop is left as it is', async () => {
    await open('v7=x');
    await expect.element(page.getByRole('status').getByText(copy.keptNewer)).toBeVisible();
    expect(persisted()).toBe('v7=x');
  });
});

describe('side by side', () => {
  const rods = page.getByRole('region', { name: 'Conrod bearings' });

  test('what differs is marked, and can be all that is shown; the view stands in the address', async () => {
    await open('v1=/4B1606H-STD/4B1606HX-STD/AG-1');
    await button(copy.compare).click();
    expect(location.search).toBe('?view=compare');
    await expect.element(rods.getByRole('row', { name: /^Clearance differs/ })).toBeVisible();
    await expect.element(rods.getByRole('row', { name: /^Bearing length max 18\.01 mm/ })).toBeVisible();
    await page.getByRole('checkbox', { name: copy.differencesOnly }).click();
    await expect.element(rods.getByRole('row', { name: /^Bearing length max/ })).not.toBeInTheDocument();
    await expect.element(page.getByText(copy.alone)).toBeVisible();
  });

  // rule price.net
  test('without VAT its prices are without it too, also while they are asked', async () => {
    wantNetPrices();
    const held = shop.holds(liveParts);
    await open('v1=/4B1606H-STD/AG-1', '?view=compare');
    const price = rods.getByRole('row', { name: /^Price/ });
    await expect.element(price.getByText('€91.38 excl. VAT')).toBeVisible();
    await expect.element(price.getByText('€112.40')).not.toBeVisible();
    const { body } = shop.received(liveParts).at(-1) ?? { body: { ids: [] } };
    for (let left = shop.received(liveParts).length; left > 0; left -= 1) await held.answer(answerParts()({ body }));
    await expect.element(price.getByText('€92.89 excl. VAT')).toBeVisible();
  });
});

describe('sharing', () => {
  test('where the browser does not let it be copied, the address is shown', async () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await open('v1=Bench/AG-1:2');
    await button(copy.share).click();
    await expect
      .element(page.getByRole('dialog', { name: copy.shareHeading }).getByRole('textbox'))
      .toHaveValue(`${location.origin}/build-list#v1=Bench/AG-1:2`);
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  });
});

test('on a phone nothing is cut off at the side, and axe finds no fault', async () => {
  await onPhone();
  await open('v1=/4B1606H-STD/4B1606HX-STD/AG-1');
  await expect.element(row('AG-1').getByText('In stock')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await findAccessFaults()).toEqual([]);
});
