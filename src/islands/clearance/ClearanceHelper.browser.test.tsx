import { clearanceCopy as copy } from '#config/copy/clearance.ts';
import type { ClearanceFacts } from '#domain/clearance/clearance-facts.ts';
import { sampleShells, sampleWashers } from '#domain/clearance/samples.ts';
import { findAccessFaults, onPhone } from '#islands/testing/page.ts';
import { cleanup, render } from 'vitest-browser-react/pure';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ClearanceHelper } from './ClearanceHelper.tsx';

const housing = page.getByLabelText(copy.fields.housing, { exact: false });
const journal = page.getByLabelText(copy.fields.journal, { exact: false });
const endFloat = page.getByLabelText(copy.fields.endFloat, { exact: false });
const answer = page.getByRole('status');
const alert = page.getByRole('alert');
const chart = page.getByRole('img');
const sizes = page.getByRole('table', { name: copy.table });
const inch = page.getByRole('radio', { name: 'inch' });

const open = (facts: ClearanceFacts = sampleShells(), slug = '4B1606H-STD') =>
  render(<ClearanceHelper facts={facts} slug={slug} />);

/** Types both lengths and leaves the last field. */
async function measure(bore: string, diameter: string): Promise<void> {
  await housing.fill(bore);
  await journal.fill(diameter);
  await userEvent.tab();
}

describe('shells', () => {
  test('before anything is measured it says what to type, and what the data gives', async () => {
    await open();
    await expect.element(answer).toHaveTextContent(copy.waiting.both);
    await expect.element(housing).toHaveAccessibleDescription(copy.hints.housing('50.600–50.615 mm'));
    await expect.element(journal).toHaveAccessibleDescription(copy.hints.journal('47.758–47.778 mm'));
    await expect
      .element(chart)
      .toHaveAccessibleName(/^Scale of oil clearance: range 0\.051–0\.061 mm; strip AG-1, green/);
  });

  test('a reground journal: the size, the clearance it gives, and the way to its page', async () => {
    await open();
    await measure('50,608', '47.518');
    await expect.element(answer.getByText(copy.fits('.25', '0.056 mm'))).toBeVisible();
    const way = page.getByRole('link', { name: copy.choose('.25') });
    await expect.element(way).toHaveAttribute('href', '/details/4B1606H-.25');
    await expect.element(way).toHaveAttribute('data-change-size');
    await expect.element(chart).toHaveAccessibleName(/worked out 0\.056 mm$/);
    await expect.element(sizes.getByRole('row', { name: /^\.25 0\.056/ })).toMatchTextContent(copy.inRange);
    await expect.element(sizes.getByRole('row', { name: /this page/ })).toMatchTextContent(/^STD/);
    expect(await findAccessFaults()).toEqual([]);
  });

  test('the size of this page needs no way', async () => {
    await open(sampleShells(), '4B1606H-.25');
    await measure('50.608', '47.518');
    await expect.element(page.getByText(copy.isShown)).toBeVisible();
    await expect.element(page.getByRole('link', { name: copy.choose('.25') })).not.toBeInTheDocument();
  });

  test('inches are worked with exactly', async () => {
    await open();
    await inch.click({ force: true });
    await measure('1.9924', '1.8806');
    await expect.element(answer.getByText(copy.fits('STD', '0.0022 in'))).toBeVisible();
    await expect.element(housing).toHaveAccessibleDescription(/= 50\.60\d* mm$/);
  });

  test('where H is too tight, the HX set is named and linked', async () => {
    await open();
    await measure('50.600', '47.785');
    await expect.element(answer.getByText(/^4B1606HX-STD gives/)).toBeVisible();
    await expect.element(sizes.getByText(copy.twin('4B1606HX', '+0.025'))).toBeVisible();
    const way = page.getByRole('link', { name: copy.open('4B1606HX-STD') });
    await expect.element(way).toHaveAttribute('href', '/details/4B1606HX-STD');
    await expect.element(way).not.toHaveAttribute('data-change-size');
  });

  test('where no size fits, it says so, the nearest, and what would', async () => {
    await open();
    await measure('50.608', '47.700');
    await expect.element(answer.getByText(copy.noneFits)).toBeVisible();
    await expect.element(answer.getByText(/^The nearest is 4B1606H/)).toBeVisible();
    await expect.element(answer.getByText(/ground to 47\.513–47\.523 mm, 4B1606H-\.25 is in range/)).toBeVisible();
  });

  test('a housing above its range comes before any size: no way, no grinding, no tick', async () => {
    await open();
    await measure('50.700', '47.772');
    await expect
      .element(answer.getByText(/^The housing is 0\.085 mm above its range of 50\.600–50\.615 mm/))
      .toBeVisible();
    await expect.element(answer.getByText(copy.housingFirst.advice)).toBeVisible();
    expect(answer.element().textContent).not.toMatch(/ground to|gives|nearest/);
    await expect.element(page.getByRole('link', { name: /^(?:Choose|Open) / })).not.toBeInTheDocument();
    await expect.element(sizes.getByRole('row', { name: /this page/ })).toBeVisible();
    expect(document.querySelectorAll('tbody svg')).toHaveLength(0);
  });

  test('a clearance at the limit has no tick but says so', async () => {
    await open();
    await measure('50.608', '47.763');
    await expect.element(answer.getByText(copy.isAtLimit('0.051–0.061 mm'))).toBeVisible();
    await expect.element(sizes.getByRole('row', { name: /this page/ })).toMatchTextContent(copy.atLimit);
    expect(document.querySelectorAll('tbody svg')).toHaveLength(0);
    await journal.fill('47.764');
    await expect.element(sizes.getByRole('row', { name: /this page/ })).toMatchTextContent(copy.inRange);
    expect(document.querySelectorAll('tbody svg')).toHaveLength(1);
  });

  test('without the wall in the data nothing is worked out, and none is guessed', async () => {
    await open(sampleShells({ wall: null }));
    await measure('50.608', '47.768');
    await expect.element(answer).toHaveTextContent(copy.missing);
    await expect.element(sizes).not.toBeInTheDocument();
  });
});

describe('a length that cannot be', () => {
  test('nothing is said of it while it is typed', async () => {
    await open();
    await housing.fill('50.608');
    await journal.fill('4');
    await expect.element(alert).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(alert).toBeVisible();
  });

  test('what is no number is said at its field', async () => {
    await open();
    await measure('50.608', 'abc');
    await expect.element(journal).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(journal)
      .toHaveAccessibleDescription(new RegExp(`^${copy.errors['no-number']('47.758').replaceAll('.', '\\.')}`));
  });

  test('both in the other unit: corrected by one press', async () => {
    await open();
    await measure('1.9924', '1.8806');
    await expect.element(alert.getByText(copy.issues.otherUnit.title('inch'))).toBeVisible();
    await expect.element(alert.getByText(copy.issues.otherUnit.both)).toBeVisible();
    await page.getByRole('button', { name: copy.issues.otherUnit.mend('inch') }).click();
    await expect.element(answer.getByText(copy.fits('STD', '0.0022 in'))).toBeVisible();
    await expect.element(inch).toBeChecked();
  });

  test('exchanged: put right by one press', async () => {
    await open();
    await measure('47.768', '50.608');
    await expect.element(alert.getByText(copy.issues.swapped.title)).toBeVisible();
    await page.getByRole('button', { name: copy.issues.swapped.mend }).click();
    await expect.element(housing).toHaveValue('50.608');
    await expect.element(answer.getByText(/^Size STD gives/)).toBeVisible();
  });

  test('a journal as large as the housing is said', async () => {
    await open();
    await measure('50.608', '50.608');
    await expect.element(alert.getByText(copy.issues.notSmaller.title)).toBeVisible();
    await expect.element(sizes).not.toBeInTheDocument();
  });
});

describe('what was measured stays', () => {
  test('on the page of another size, and of the HX set of the same engine', async () => {
    await open();
    await measure('50.608', '47.768');
    await cleanup();
    await open(sampleShells({ set: '4B1606HX', twin: null }), '4B1606HX-STD');
    await expect.element(journal).toHaveValue('47.768');
    await expect.element(housing).toHaveValue('50.608');
  });
});

describe('thrust washers', () => {
  test.each([
    ['0.12', copy.endFloat['in-range']('0.120 mm')],
    ['0,18', copy.endFloat['too-large']('0.180 mm', '0.030 mm')],
  ])('an end float of %s is judged', async (typed, sentence) => {
    await open(sampleWashers(), '1T1957-STD');
    await expect.element(answer).toHaveTextContent(copy.waiting.endFloat);
    await endFloat.fill(typed);
    await expect.element(answer.getByText(sentence)).toBeVisible();
  });
});

test('on a phone nothing is cut off at the side', async () => {
  await onPhone();
  await open();
  await measure('50.608', '47.518');
  await expect.element(sizes).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});
