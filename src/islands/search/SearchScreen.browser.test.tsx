import { availabilityCopy } from '#config/copy/availability.ts';
import { notFoundCopy } from '#config/copy/not-found.ts';
import { searchCopy as copy } from '#config/copy/search.ts';
import { searchWordsCopy as wordsCopy } from '#config/copy/search-words.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, leftFor, onPhone, wantNetPrices } from '#islands/testing/page.ts';
import { answerParts, sampleEngine } from '#islands/testing/samples.ts';
import { publishIndex } from '#islands/testing/search-index.ts';
import { shop } from '#islands/testing/shop.ts';
import { keepEngine } from '#stores/catalogue/my-engine.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SearchScreen } from './SearchScreen.tsx';

const { liveParts, search } = endpoints;
const popular = [{ label: 'Honda K20A', href: '/catalogue/Honda/K20A' }];

const field = page.getByRole('searchbox', { name: copy.label });
const sets = page.getByRole('region', { name: copy.parts });
const rows = sets.getByRole('listitem');
const link = (slug: string) => sets.getByRole('link', { name: slug, exact: true });
const row = (slug: string) => rows.filter({ has: page.getByRole('link', { name: slug, exact: true }) });
const sizeOf = (set: string) => page.getByRole('combobox', { name: wordsCopy.sizeOf(set) });
const filter = (name: string) => page.getByRole('combobox', { name });
const clear = page.getByRole('button', { name: copy.clearFilters });
const address = () => location.pathname.replace(/.*\//, '') && location.search;

beforeEach(() => {
  publishIndex();
  shop.answers(liveParts, answerParts());
  shop.answers(search, { results: [] });
});

async function open(query: string): Promise<void> {
  history.replaceState(null, '', query);
  await render(<SearchScreen popular={popular} />);
}

describe('nothing asked', () => {
  test('explains how to ask, names popular engines, and leaves the focus where it is', async () => {
    await open('?');
    await expect.element(page.getByRole('heading', { name: copy.empty.heading })).toBeVisible();
    for (const { typed, meaning } of copy.empty.rows) {
      await expect.element(page.getByRole('link', { name: typed })).toBeVisible();
      await expect.element(page.getByText(meaning)).toBeVisible();
    }
    await expect.element(page.getByRole('link', { name: 'Honda K20A' })).toHaveAttribute('href', popular[0]?.href);
    expect(document.activeElement).toBe(document.body);
    expect(await findAccessFaults()).toEqual([]);
  });
});

describe('what is asked', () => {
  test('stands in the address, and is answered from it', async () => {
    await open('?q=4b1606h');
    await expect.element(field).toHaveValue('4b1606h');
    await expect.element(link('4B1606H-STD')).toBeVisible();
    const labels = [...sizeOf('4B1606H').element().querySelectorAll('option')].map(({ ariaLabel }) => ariaLabel);
    expect(labels).toEqual(['STD, standard size', ...['.025', '.25', '.50'].map((of) => `${of}, 0${of} mm undersize`)]);
    await expect.element(page.getByRole('status').getByText(copy.results(2, '4b1606h'))).toBeInTheDocument();
  });

  test('is answered as it is typed, and comes into the address when the typing pauses', async () => {
    await open('?');
    await field.fill('5m1959h');
    await expect.element(link('5M1959H-STD')).toBeVisible();
    await expect.poll(address).toBe('?q=5m1959h');
  });

  test('in words: the engine, above its parts', async () => {
    await open('?q=honda+k20a+mains');
    const engines = page.getByRole('region', { name: copy.engines });
    await expect.element(engines.getByRole('link', { name: /^K20A/ })).toHaveAttribute('href', '/catalogue/Honda/K20A');
    await expect.element(link('5M1959H-STD')).toBeVisible();
  });

  test.each([
    ['one typing error away', '4B1660H', copy.guess('4B1660H')],
    ['in a size that is not made', '4b1606h .75', `4B1606H is not made in −.75. ${copy.missingSize}`],
  ])('%s: said above what is shown instead', async (_case, query, sentence) => {
    await open(`?q=${encodeURIComponent(query)}`);
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(link('4B1606H-STD')).toBeVisible();
  });

  test('parts of the engine that the visitor keeps say so', async () => {
    keepEngine(sampleEngine);
    await open('?q=4b1606');
    await expect.element(row('4B1606H-STD').getByText(copy.listedForMyEngine('Honda K20A'))).toBeVisible();
    await expect.element(row('4B1606HX-STD').getByText(copy.listedForMyEngine('Honda K20A'))).not.toBeInTheDocument();
  });
});

describe('price and stock', () => {
  test('come after the rows, which keep their place', async () => {
    const held = shop.holds(liveParts);
    await open('?q=4b1606h+std');
    await expect.element(link('4B1606H-STD')).toBeVisible();
    await expect.poll(() => shop.received(liveParts).length).toBe(1);
    const before = row('4B1606H-STD').element().getBoundingClientRect().height;
    const { body } = shop.received(liveParts)[0] ?? { body: { ids: [] } };
    await held.answer(answerParts()({ body }));
    await expect.element(row('4B1606H-STD').getByText('€112.40')).toBeVisible();
    await expect.element(row('4B1606H-STD').getByText('In stock')).toBeVisible();
    expect(row('4B1606H-STD').element().getBoundingClientRect().height).toBe(before);
  });

  test('a reduced price stands beside the one before', async () => {
    shop.answers(
      liveParts,
      answerParts({
        '4B1606H-STD': {
          promotion: { formerGross: { amount: 14_050, currency: 'eur' as const }, lowestGross30Days: null },
        },
      }),
    );
    await open('?q=4b1606h+std');
    await expect.element(row('4B1606H-STD')).toMatchTextContent(/€112\.40.*€140\.50/);
  });

  test('the head says VAT only while it holds for every row', async () => {
    shop.answers(liveParts, answerParts({ '4B1606H-STD': { net: { amount: 11_240, currency: 'eur' } } }));
    await open('?q=4b1606h');
    await expect.element(sets.getByText(wordsCopy.price, { exact: true })).toBeVisible();
    await expect.element(sets.getByText(wordsCopy.priceGross)).not.toBeInTheDocument();
  });

  // rule price.net
  test('without VAT the head says so, and the old price is without it too', async () => {
    wantNetPrices();
    const promotion = { formerGross: { amount: 14_050, currency: 'eur' as const }, lowestGross30Days: null };
    shop.answers(liveParts, answerParts({ '4B1606H-STD': { promotion } }));
    await open('?q=4b1606h+std');
    await expect.element(sets.getByText(wordsCopy.priceNet)).toBeVisible();
    await expect.element(row('4B1606H-STD').getByText('€92.89 excl. VAT')).toBeVisible();
    await expect.element(row('4B1606H-STD').getByText('Old price €116.12')).toBeVisible();
    await expect.element(row('4B1606H-STD').getByText('Old price €140.50')).not.toBeVisible();
  });

  test.each([
    ['no connection', () => shop.cutsOff(liveParts)],
    ['single parts', () => shop.answers(liveParts, answerParts({ '4B1606H-STD': 'failed' }))],
  ])('that cannot be had (%s): the list still reads, and asks again', async (_case, fail) => {
    fail();
    await open('?q=4b1606h');
    await expect.element(page.getByText(copy.pricesFailed, { exact: false })).toBeVisible();
    await expect.element(row('4B1606H-STD').getByText(copy.noPrice)).toBeInTheDocument();
    shop.answers(liveParts, answerParts());
    await page.getByRole('button', { name: copy.tryAgain }).click();
    await expect.element(row('4B1606H-STD').getByText('€112.40')).toBeVisible();
    await expect.element(page.getByText(copy.pricesFailed, { exact: false })).not.toBeInTheDocument();
  });

  // rule availability.shared
  test('of the last minute are shown with their time', async () => {
    shop.answers(liveParts, answerParts({ '4B1606H-STD': { asOf: '2026-06-12T10:31:07.000Z' } }));
    await open('?q=4b1606h');
    await expect.element(page.getByText(availabilityCopy.pricesAsOf('12:31 pm CEST'))).toBeVisible();
    await expect.element(row('4B1606H-STD').getByText('€112.40')).toBeVisible();
  });

  test('a part that the shop does not have any more is not asked for again', async () => {
    shop.answers(liveParts, answerParts({ '4B1606H-STD': 'unknown' }));
    await open('?q=4b1606h');
    await expect.element(row('4B1606H-STD').getByText(copy.noPrice)).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: copy.tryAgain })).not.toBeInTheDocument();
  });
});

describe('filters', () => {
  test('narrow, stand in the address, and go back and forward', async () => {
    await open('?q=4b1606');
    await expect.element(link('4B1606H-STD')).toBeVisible();
    await filter(copy.filterSize).selectOptions('.25');
    await expect.element(link('4B1606H-STD')).not.toBeInTheDocument();
    await expect.element(link('4B1606H-.25')).toBeVisible();
    expect(address()).toBe('?q=4b1606&size=.25');
    history.back();
    await expect.element(link('4B1606H-STD')).toBeVisible();
    await expect.element(clear).not.toBeInTheDocument();
    history.forward();
    await expect.element(link('4B1606H-STD')).not.toBeInTheDocument();
    await clear.click();
    await expect.element(link('4B1606H-STD')).toBeVisible();
    expect(address()).toBe('?q=4b1606');
  });

  test('one that leaves nothing is still named, and can be taken off', async () => {
    await open('?q=4b1606&size=.75');
    await expect.element(page.getByRole('heading', { name: copy.none.filtered })).toBeVisible();
    await expect.element(filter(copy.filterSize)).toHaveDisplayValue(copy.facet('.75', 0));
    await page.getByRole('button', { name: copy.clearFilters }).last().click();
    await expect.element(link('4B1606H-STD')).toBeVisible();
  });

  // rule search.ignored
  test('one that nothing is called by is named', async () => {
    await open('?q=4b1606&kind=zeppelin');
    await expect.element(page.getByText(copy.ignored('kind', 'zeppelin'))).toBeVisible();
    await expect.element(link('4B1606H-STD')).toBeVisible();
  });
});

test('many are shown in steps, and as many again when one comes back', async () => {
  await open('?q=8b1');
  const more = page.getByRole('button', { name: copy.showMore(6) });
  await expect.poll(() => rows.elements().length).toBe(24);
  await more.click();
  await expect.poll(() => rows.elements().length).toBe(30);
  await expect.element(more).not.toBeInTheDocument();
  expect(history.state).toEqual({ rows: 48 });
});

describe('nothing found', () => {
  test('says what may be wrong, and where the makes are', async () => {
    await open('?q=zeppelin');
    await expect.element(page.getByRole('heading', { name: wordsCopy.none.heading('zeppelin') })).toBeVisible();
    await expect.element(page.getByText(wordsCopy.none.unknown)).toBeVisible();
    // letters alone are no number
    for (const mistake of notFoundCopy.part.mistakes)
      await expect.element(page.getByText(mistake)).not.toBeInTheDocument();
    await page.getByRole('link', { name: copy.none.catalogue }).click();
    expect(leftFor()).toEqual(['/catalogue']);
  });

  test('of a number: how one is written', async () => {
    shop.answers(search, { results: [] });
    await open('?q=9z7777h');
    for (const mistake of notFoundCopy.part.mistakes) await expect.element(page.getByText(mistake)).toBeVisible();
  });

  test('of a number: the shop itself is asked, which has parts newer than the build', async () => {
    const newer = { slug: '9Z7777H-STD', number: '9Z7777H-STD', title: 'Conrod bearing set, standard size' };
    shop.answers(search, { results: [newer] });
    await open('?q=9z7777h');
    await expect.element(link('9Z7777H-STD')).toBeVisible();
    await expect.element(page.getByRole('group', { name: copy.filters })).not.toBeInTheDocument();
  });

  test.each([
    ['no connection', () => shop.cutsOff(search), copy.offline],
    ['a refusal', () => shop.refuses(search, 'too-many-requests'), copy.failed],
  ])('because the shop cannot be asked (%s): said, and tried again', async (_case, fail, { heading, text }) => {
    fail();
    await open('?q=9z7777h');
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText(heading)).toBeVisible();
    await expect.element(alert.getByText(text)).toBeVisible();
    shop.answers(search, { results: [] });
    await alert.getByRole('button', { name: copy.tryAgain }).click();
    await expect.element(page.getByRole('heading', { name: wordsCopy.none.heading('9z7777h') })).toBeVisible();
  });

  // rule request.pace
  test('asked too often, and the shop says when: said, and the button waits', async () => {
    shop.refuses(search, 'too-many-requests', { retryAfter: 100 });
    await open('?q=9z7777h');
    await expect.element(page.getByText(/Try again in \d+ seconds\.$/).first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: copy.tryAgain })).toHaveAttribute('aria-disabled', 'true');
  });

  test('while the shop is slow, it says that it searches', async () => {
    const held = shop.holds(search);
    await open('?q=9z7777h');
    await expect.element(page.getByText(copy.searching)).toBeInTheDocument();
    await held.answer({ results: [] });
    await expect.element(page.getByRole('heading', { name: wordsCopy.none.heading('9z7777h') })).toBeVisible();
  });
});

test('on a phone nothing is cut off at the side, and axe finds no fault', async () => {
  await onPhone();
  // as the frame of the page keeps it, which rows on a phone use up
  document.body.style.paddingInline = '16px';
  await open('?q=4b1606');
  await expect.element(row('4B1606H-STD').getByText('€112.40')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  document.body.style.paddingInline = '';
  expect(await findAccessFaults()).toEqual([]);
});
