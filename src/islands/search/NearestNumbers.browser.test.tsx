import { partPageCopy as copy } from '#config/copy/part-page.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { publishIndex } from '#islands/testing/search-index.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NearestNumbers } from './NearestNumbers.tsx';

const heading = page.getByRole('heading', { name: copy.nearest });
const links = page.getByRole('link');

beforeEach(publishIndex);

async function open(query: string, most = 5): Promise<void> {
  history.replaceState(null, '', query);
  await render(<NearestNumbers most={most} />);
}

// rule part.unknown
test.each([
  ['?q=4B1660H', '/details/4B1606H-STD'],
  ['?number=5M1955H', '/details/5M1959H-STD'],
])('%s proposes the nearest, once for each set', async (query, path) => {
  await open(query);
  await expect.element(heading).toBeVisible();
  const paths = links.elements().map((link) => link.getAttribute('href'));
  expect(paths).toContain(path);
  const sets = paths.map((at) => at?.replace(/-[^-]*$/, ''));
  expect(new Set(sets).size).toBe(sets.length);
  expect(await findAccessFaults()).toEqual([]);
});

test('no more than the page has room for', async () => {
  await open('?q=8B1', 3);
  await expect.element(heading).toBeVisible();
  expect(links.elements()).toHaveLength(3);
});

test('where nothing was asked, it says nothing', async () => {
  await open('?');
  await open('?q=4B1660H');
  await expect.element(heading).toBeVisible();
  expect(page.getByRole('heading', { name: copy.nearest }).elements()).toHaveLength(1);
});
