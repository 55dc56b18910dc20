import { enginePageCopy as engineCopy } from '#config/copy/engine-page.ts';
import { notMadeCopy } from '#config/copy/not-made.ts';
import { partKinds } from '#config/copy/part-kinds.ts';
import { searchCopy as copy } from '#config/copy/search.ts';
import { searchWordsCopy as wordsCopy } from '#config/copy/search-words.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { answerParts, noStock } from '#islands/testing/samples.ts';
import { onPhone } from '#islands/testing/page.ts';
import { publishIndex } from '#islands/testing/search-index.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SearchScreen } from './SearchScreen.tsx';

const { liveParts } = endpoints;
const sets = page.getByRole('region', { name: copy.parts });
const link = (slug: string) => sets.getByRole('link', { name: slug, exact: true });
const row = (slug: string) =>
  sets.getByRole('listitem').filter({ has: page.getByRole('link', { name: slug, exact: true }) });

beforeEach(() => publishIndex());

async function open(query: string): Promise<void> {
  history.replaceState(null, '', query);
  await render(<SearchScreen popular={[]} />);
}

test('sold out: another size that can be had is named, and the shop can tell when it is back', async () => {
  shop.answers(liveParts, answerParts({ '4B1606H-STD': { stock: noStock } }));
  await open('?q=4b1606h+std');
  await expect.element(page.getByRole('button', { name: engineCopy.tellMeOf('4B1606H-STD') })).toBeVisible();
  await row('4B1606H-STD')
    .getByRole('button', { name: /^\.025/ })
    .click();
  await expect.element(link('4B1606H-.025')).toBeVisible();
  await expect.element(page.getByRole('button', { name: engineCopy.addToBasket('4B1606H-.025') })).toBeVisible();
});

// rule search.size-asked
test('a set in a size that it is not made in says so, and nothing is chosen until a size is', async () => {
  shop.answers(liveParts, answerParts({}));
  await open('?q=4B1606H+.77');
  const of = row('4B1606H-STD');
  await expect.element(of.getByText('4B1606H is not made in −.77.')).toBeVisible();
  await expect.element(of.getByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  await of.getByRole('button', { name: notMadeCopy.choose }).click();
  const sizes = page.getByRole('combobox', { name: wordsCopy.sizeOf('4B1606H') });
  await expect.element(sizes).toHaveFocus();
  await sizes.selectOptions('.25');
  await expect.element(page.getByRole('button', { name: engineCopy.addToBasket('4B1606H-.25') })).toBeVisible();
});

// rule part.kit-size
test('a kit has the size of what it holds: another is said, and nothing is chosen until that is', async () => {
  shop.answers(liveParts, answerParts({}));
  await open('?q=k20a+kit+.25');
  const kit = '4B1946H+5M1959H+1T1957';
  await expect.element(row(kit).getByText(`${kit} is not made in −.25.`)).toBeVisible();
  await expect.element(row(kit).getByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  // the sets that it holds are made in more sizes
  await expect.element(page.getByRole('link', { name: wordsCopy.wayOut(partKinds.kit) })).toBeVisible();
  await page.getByRole('combobox', { name: wordsCopy.sizeOf(kit) }).selectOptions('STD · standard');
  await expect.element(page.getByRole('button', { name: engineCopy.addToBasket(kit) })).toBeVisible();
  await expect.element(row(kit).getByText(`STD ${wordsCopy.onlySize}`)).toBeVisible();
});

test('a pump beside which a size is asked for says that it has none, and can be bought', async () => {
  shop.answers(liveParts, answerParts({}));
  await open('?q=k20a+pump+.25');
  await expect.element(row('OPHD1040HP').getByText(wordsCopy.oneSize)).toBeVisible();
  await expect.element(page.getByRole('button', { name: engineCopy.addToBasket('OPHD1040HP') })).toBeVisible();
});

test('the picture comes with them', async () => {
  shop.answers(liveParts, answerParts({ '4B1606H-STD': { photo: '/photos/rod.webp' } }));
  await open('?q=4b1606h+std');
  await expect
    .poll(() => row('4B1606H-STD').element().querySelector('img')?.getAttribute('src'))
    .toBe('/photos/rod.webp');
});

test('a size chosen in the row has its own price, and goes to the build list', async () => {
  shop.answers(liveParts, answerParts({ '4B1606H-.25': { gross: { amount: 13_000, currency: 'eur' } } }));
  await open('?q=4b1606h');
  await page.getByRole('combobox', { name: wordsCopy.sizeOf('4B1606H') }).selectOptions('.25');
  await expect.element(row('4B1606H-.25').getByText('€130.00')).toBeVisible();
  await page.getByRole('button', { name: engineCopy.addToList('4B1606H-.25') }).click();
  await expect.element(page.getByRole('button', { name: engineCopy.offList('4B1606H-.25') })).toBeVisible();
});

test('on a phone no line of a row is cut', async () => {
  await onPhone();
  shop.answers(liveParts, answerParts({}));
  await open('?q=4b1606');
  await expect.element(row('4B1606H-STD').getByText('€112.40')).toBeVisible();
  // what is there for the ear alone is one pixel wide
  const seen = [...document.querySelectorAll('li p')].filter(({ clientWidth }) => clientWidth > 1);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent)).toEqual([]);
});
