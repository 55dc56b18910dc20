import { searchCopy as copy } from '#config/copy/search.ts';
import { notMadeCopy } from '#config/copy/not-made.ts';
import { searchWordsCopy as wordsCopy } from '#config/copy/search-words.ts';
import { sayNotMade } from '#domain/search/not-made.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { answerParts } from '#islands/testing/samples.ts';
import { publishIndex } from '#islands/testing/search-index.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SearchScreen } from './SearchScreen.tsx';

const sets = page.getByRole('region', { name: copy.parts });
const address = () => location.pathname.replace(/.*\//, '') && location.search;

beforeEach(() => {
  publishIndex();
  shop.answers(endpoints.liveParts, answerParts());
  shop.answers(endpoints.search, { results: [] });
});

async function open(query: string): Promise<void> {
  history.replaceState(null, '', query);
  await render(<SearchScreen popular={[]} />);
}

describe('words of the trade', () => {
  // rule search.understood
  test('in words: each says what it was taken for, and can be left out', async () => {
    await open('?q=honda+k20a+rods');
    const leaveOut = (word: string) => page.getByRole('button', { name: wordsCopy.leaveOut(word) });
    await expect.element(leaveOut('Honda')).toBeVisible();
    await expect.element(sets.getByRole('link', { name: '5M1959H-STD', exact: true })).not.toBeInTheDocument();
    await leaveOut('Conrod bearings').click();
    await expect.element(leaveOut('Conrod bearings')).not.toBeInTheDocument();
    expect(address()).toBe('?q=honda+k20a');
    await expect.element(leaveOut('K20A')).toHaveFocus();
  });

  test('the word that narrows most is left out by a link too', async () => {
    await open('?q=honda+k20a+rods');
    await page.getByRole('link', { name: wordsCopy.wayOut('Conrod bearings') }).click();
    await expect.poll(address).toBe('?q=honda+k20a');
  });

  // rule search.inch
  test('a size in inches is said in both units, and the nearest is shown', async () => {
    await open('?q=4b1606h+.010');
    const unit = notMadeCopy.unit.in('0.010', '0.254', '.25');
    await expect.element(page.getByText(`${sayNotMade('4B1606H', '.010')} ${unit}`)).toBeVisible();
  });

  // rule search.guess
  test.each([
    ['honda civc', wordsCopy.guess('honda civc')],
    ['honda rods 99mm', wordsCopy.noneOfMake('Honda', 'rods 99mm')],
    ['honda k20a 1951', wordsCopy.without('1951')],
    ['honda golf', wordsCopy.ownEngines('Honda', 'golf')],
  ])('what is only near to %j says why', async (typed, sentence) => {
    await open(`?q=${typed.replaceAll(' ', '+')}`);
    await expect.element(page.getByText(sentence)).toBeVisible();
  });

  // rule search.guess
  test('a make with a typing error is named as it is written, and what is found is no guess', async () => {
    await open('?q=hnda+k20a');
    await expect.element(page.getByRole('button', { name: wordsCopy.leaveOut('Honda') })).toBeVisible();
    await expect.element(page.getByText(wordsCopy.guess('hnda k20a'))).not.toBeInTheDocument();
  });

  // rule search.none
  test('a word that no part is called by is named, with ways on', async () => {
    await open('?q=k20a+head+studs');
    await expect.element(page.getByRole('heading', { name: wordsCopy.none.heading('k20a head studs') })).toBeVisible();
    await expect.element(page.getByText(wordsCopy.none.notSold)).toBeVisible();
    await expect.element(page.getByRole('link', { name: new RegExp(`^${wordsCopy.none.all('K20A')}`) })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: new RegExp(`^${wordsCopy.none.ask('head studs')}`) }))
      .toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
  });

  test('a word that nobody knows is not said to be a part that is not sold, and such a part is, also alone', async () => {
    await open('?q=k20a+wibble');
    await expect.element(page.getByText(wordsCopy.none.unknown)).toBeVisible();
    await expect.element(page.getByText(wordsCopy.none.notSold)).not.toBeInTheDocument();
    await open('?q=pistons');
    await expect.element(page.getByText(wordsCopy.none.notSold)).toBeVisible();
  });

  test('a make that the catalogue has not is said to be one, with the way to ask', async () => {
    await open('?q=lamborghini');
    await expect.element(page.getByText(wordsCopy.none.otherMake)).toBeVisible();
    const ask = new RegExp(`^${wordsCopy.none.ask('lamborghini')}`);
    await expect.element(page.getByRole('link', { name: ask })).toBeVisible();
  });

  test('a word without end is broken, and the page is no wider', async () => {
    await open(`?q=${'x'.repeat(300)}`);
    await expect.element(page.getByRole('link', { name: /^Ask for “xxx/ })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
  });
});
