import { enginePageCopy as engineCopy } from '#config/copy/engine-page.ts';
import { finderCopy as copy } from '#config/copy/finder.ts';
import { partKinds } from '#config/copy/part-kinds.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { answerCookies, findAccessFaults, leftFor, onPhone } from '#islands/testing/page.ts';
import { answerParts } from '#islands/testing/samples.ts';
import { publishIndex } from '#islands/testing/search-index.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HeaderSearch } from './HeaderSearch.tsx';

const field = page.getByRole('combobox', { name: copy.search });
const list = page.getByRole('listbox', { name: copy.suggestions });
const options = list.getByRole('option');
const option = (words: RegExp) => list.getByRole('option', { name: words });
const status = page.getByRole('status');

/** The field with the focus, and the index of the shop. */
beforeEach(async () => {
  publishIndex();
  shop.answers(endpoints.search, { results: [] });
  shop.answers(endpoints.liveParts, answerParts());
  await render(<HeaderSearch />);
  await field.click();
});

// rule search.any-writing
describe('a number, however it is written, is found', () => {
  test.each([
    ['4b1606h .50', '4B1606H-.50'],
    ['4B1606H .25 mm', '4B1606H-.25'],
  ])('%s is %s, and a press goes there', async (typed, slug) => {
    await field.fill(typed);
    await option(new RegExp(`^${slug}`)).click();
    expect(leftFor()).toEqual([`/details/${slug}`]);
  });

  // rule search.inch
  test('in another unit it leads to the page that says so, and Enter too', async () => {
    await field.fill('4B1606H-10');
    await option(/^4B1606H/)
      .first()
      .click();
    await field.fill('4B1606H-10');
    await userEvent.keyboard('{Enter}');
    await expect.poll(leftFor).toEqual(['/details/4B1606H-10', '/details/4B1606H-10']);
  });

  test('by the number of another maker, which is named', async () => {
    await field.fill('cr819hp');
    await expect.element(option(/^4B1606H-STD/)).toMatchTextContent(/replaces King CR819HP/);
  });

  test('the typed letters stand out in it', async () => {
    await field.fill('1606');
    await expect.element(option(/^4B1606H-STD/)).toBeVisible();
    expect(options.first().element().querySelector('b')?.textContent).toBe('1606');
  });

  test('words find an engine, which leads to its page', async () => {
    await field.fill('honda k20');
    await option(/^Honda K20A/).click();
    expect(leftFor()).toEqual(['/catalogue/Honda/K20A']);
  });
});

// rule search.menu
describe('the list', () => {
  test('has engines and sets under their heads, with price and stock of now, and a page to read', async () => {
    await field.fill('k20a rods');
    await expect.element(list.getByRole('group', { name: partKinds.rod })).toBeVisible();
    await expect.element(list.getByRole('group', { name: copy.engines })).toBeVisible();
    await expect.element(option(/^4B1606H-STD/)).toMatchTextContent(/€112\.40.*In stock/);
    await expect.element(options.last()).toMatchTextContent(/^All 1 engine and \d+ sets$/);
    await option(/^Choosing a bearing size/).click();
    expect(leftFor()).toEqual(['/news/choosing-a-bearing-size']);
  });

  test('is the part alone where its number was typed whole, and it is added by Tab and Enter', async () => {
    answerCookies();
    shop.answers(endpoints.addLine, sampleBasket([sampleLine({ slug: '4B1606H-.25' })]));
    await field.fill('4b1606h .25');
    await expect.poll(() => options.elements().length).toBe(1);
    await expect.element(page.getByRole('button', { name: engineCopy.addToBasket('4B1606H-.25') })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(engineCopy.inBasket(1))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
  });

  // rule search.size-asked
  test('says of each set that it is not made in the size asked for, names no other, and leads to the page that says so', async () => {
    await field.fill('k20a rods .77');
    await expect.element(option(/^4B1606H[^-]*4B1606H is not made in −\.77\.$/)).toBeVisible();
    await expect.element(option(/€/)).not.toBeInTheDocument();
    await option(/4B1606H is not made in −\.77\.$/).click();
    expect(leftFor()).toEqual(['/details/4B1606H-.77']);
  });

  test('reads without prices where they cannot be had', async () => {
    shop.cutsOff(endpoints.liveParts);
    await field.fill('4b1606h std');
    await expect.element(option(/^4B1606H-STD/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(leftFor()).toEqual(['/details/4B1606H-STD']);
  });
});

describe('by keyboard', () => {
  test('Enter takes the number that was typed whole', async () => {
    await field.fill('4b1606h .50');
    await expect.element(option(/^4B1606H-\.50/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(leftFor()).toEqual(['/details/4B1606H-.50']);
  });

  test('Enter pressed at once waits for the answer', async () => {
    await userEvent.keyboard('4B1606H-.25{Enter}');
    await expect.poll(leftFor).toEqual(['/details/4B1606H-.25']);
  });

  test('Enter on a part of a number leads to all results', async () => {
    await field.fill('4b160');
    await expect.element(options.first()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(leftFor()).toEqual(['/search?q=4b160']);
  });

  test('arrows go round over all rows, and the field says which', async () => {
    await field.fill('8b1');
    await expect.element(options.last()).toMatchTextContent(/^All \d+ sets$/);
    const idOf = (row: 'first' | 'last') => options[row]().element().id;
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(field).toHaveAttribute('aria-activedescendant', idOf('first'));
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveAttribute('aria-activedescendant', idOf('last'));
    await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(leftFor()).toEqual(['/search?q=8b1']);
  });

  test('Escape closes the list, and once more clears the field', async () => {
    await field.fill('4b1606');
    await expect.element(options.first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await expect.element(field).toHaveValue('4b1606');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
  });
});

describe('what is read out', () => {
  test('how many there are', async () => {
    await field.fill('4b1606h');
    await expect.element(status).toMatchTextContent(/^\d results found$/);
  });

  test('nothing, while too little is typed', async () => {
    await field.fill('4');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(status).toHaveTextContent('');
    await userEvent.keyboard('{Enter}');
    expect(leftFor()).toEqual([]);
  });

  test('that nothing is so called, and what may help', async () => {
    await field.fill('zeppelin');
    await expect.element(status).toHaveTextContent(`${copy.noPart('zeppelin')}. ${copy.noPartAdvice}`);
    await expect.element(list).not.toBeInTheDocument();
  });
});

describe('a number that the index does not know is asked live', () => {
  const newer = { slug: '9Z7777H-STD', number: '9Z7777H-STD', title: 'Conrod bearing set, standard size' };

  test('and found', async () => {
    shop.answers(endpoints.search, { results: [newer] });
    await field.fill('9z7777h');
    await option(/^9Z7777H-STD/).click();
    expect(leftFor()).toEqual(['/details/9Z7777H-STD']);
    expect(shop.received(endpoints.search)).toEqual([{ params: [], query: { q: '9z7777h' }, body: undefined }]);
  });

  test('while it is slow the field is busy, and a later text takes its place', async () => {
    const held = shop.holds(endpoints.search);
    await field.fill('9z7777h');
    await expect.poll(() => shop.received(endpoints.search).length).toBe(1);
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    await field.fill('4b1606h std');
    await held.answer({ results: [newer] });
    await expect.element(option(/^4B1606H-STD/)).toBeVisible();
    await expect.element(option(/^9Z7777H/)).not.toBeInTheDocument();
  });

  test.each([
    ['no connection', () => shop.cutsOff(endpoints.search), copy.searchOffline],
    ['a refusal', () => shop.refuses(endpoints.search, 'shop-unavailable'), copy.searchFailed],
  ])('%s is said, and Enter tries the whole number on its page', async (_case, fail, sentence) => {
    fail();
    await field.fill('9z7777h');
    await expect.element(status).toHaveTextContent(sentence);
    await userEvent.keyboard('{Enter}');
    expect(leftFor()).toEqual(['/details/9Z7777H']);
  });
});

test('leaving the field closes the list, and the number stays', async () => {
  await field.fill('4b1606h');
  await expect.element(options.first()).toBeVisible();
  await userEvent.tab();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('4b1606h');
});

test('axe finds no fault in the open list, wide and on a phone', async () => {
  await field.fill('8b1');
  await expect.element(options.last()).toBeVisible();
  await onPhone();
  expect(await findAccessFaults()).toEqual([]);
});
