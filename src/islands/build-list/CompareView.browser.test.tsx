import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { sampleLine } from '#domain/build-list/samples.ts';
import { toSheetEntry } from '#domain/build-list/sheet-entry.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { CompareView } from './CompareView.tsx';

afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: 'screen' }));

const sets = Array.from({ length: 14 }, (_, at) => `4B16${at + 10}H`);
const entries = sets.map((set) => toSheetEntry(sampleLine({ set }), undefined));
const numbers = entries.map(({ number }) => number);

const visibleNumbers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .flatMap((head) => numbers.filter((number) => head.textContent.includes(number)));

test('on screen one table has all parts, on paper each has as many as a sheet is wide for, and none is left out', async () => {
  await render(<CompareView entries={entries} />);
  const tables = page.getByRole('table');
  await expect.element(tables).toBeVisible();
  expect(visibleNumbers()).toEqual(numbers);

  await page.viewport(718, 1000);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.poll(() => tables.elements().length).toBe(3);
  expect(visibleNumbers()).toEqual(numbers);
  expect(
    page
      .getByText(copy.specification, { exact: true })
      .elements()
      .filter((one) => one.checkVisibility()),
  ).toHaveLength(3);
  for (const table of tables.elements()) expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(718);
});
