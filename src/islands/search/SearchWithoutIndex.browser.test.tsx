import { searchCopy as copy } from '#config/copy/search.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { answerParts } from '#islands/testing/samples.ts';
import { publishIndex } from '#islands/testing/search-index.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SearchScreen } from './SearchScreen.tsx';

const { liveParts, search, searchIndex } = endpoints;
const found = { slug: '4B1606H-STD', number: '4B1606H-STD', title: 'Conrod bearing set, standard size' };
const link = page.getByRole('link', { name: '4B1606H-STD' });

// an index that is there once stays for the page: only the last test of this file may have one
beforeEach(() => {
  shop.answers(liveParts, answerParts());
  shop.answers(search, { results: [found] });
  history.replaceState(null, '', '?q=4b1606h');
});

const open = () => render(<SearchScreen popular={[]} />);

test.each([
  ['cannot be reached', () => shop.cutsOff(searchIndex)],
  ['is of another form', () => shop.answers(searchIndex, { format: 999 })],
])('an index that %s: numbers are found live, without filters, and it is said', async (_case, fail) => {
  fail();
  await open();
  await expect.element(link).toBeVisible();
  await expect.element(page.getByText(copy.liveNote)).toBeVisible();
  await expect.element(page.getByRole('group', { name: copy.filters })).not.toBeInTheDocument();
});

test.each([
  ['no connection', () => shop.cutsOff(search), copy.offline],
  ['a refusal', () => shop.refuses(search, 'shop-unavailable'), copy.failed],
])(
  'neither index nor shop (%s): said; and once both are there, trying again finds',
  async (_case, fail, { heading }) => {
    shop.cutsOff(searchIndex);
    fail();
    await open();
    await expect.element(page.getByRole('alert').getByText(heading)).toBeVisible();
    shop.answers(search, { results: [found] });
    await page.getByRole('button', { name: copy.tryAgain }).click();
    await expect.element(link).toBeVisible();
  },
);

test('slow: it says that it searches; the index comes, and the answer with its filters', async () => {
  publishIndex();
  const held = shop.holds(searchIndex);
  await open();
  await expect.element(page.getByRole('status').getByText(copy.searching)).toBeInTheDocument();
  await expect.poll(() => shop.received(searchIndex).length).toBe(1);
  await held.refuse('not-found');
  publishIndex();
  await expect.element(link).toBeVisible();
});
