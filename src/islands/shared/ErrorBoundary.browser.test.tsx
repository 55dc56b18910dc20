import { findAccessFaults, leftFor } from '#islands/testing/page.ts';
import { expectConsoleError } from '#islands/testing/console.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Faulty(): never {
  throw new Error('no such line');
}

let reported: ErrorEvent[] = [];
const report = (event: ErrorEvent) => {
  event.preventDefault();
  // the boundary's report is what is looked at; nobody else is to count it as a fault of the test
  event.stopImmediatePropagation();
  reported.push(event);
};
beforeEach(() => {
  reported = [];
  window.addEventListener('error', report, { capture: true });
});
afterEach(() => window.removeEventListener('error', report, { capture: true }));

const open = () =>
  render(
    <>
      <ErrorBoundary what="The basket">
        <Faulty />
      </ErrorBoundary>
      <p>The rest of the page</p>
    </>,
  );

test('a fault in one part is said at once, and leaves the rest of the page', async () => {
  expectConsoleError(/no such line|Faulty/);
  await open();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The basket could not be shown/);
  await expect.element(page.getByText('The rest of the page')).toBeVisible();
  expect(await findAccessFaults()).toEqual([]);
});

test('it is reported with the name of the part and its cause', async () => {
  expectConsoleError(/no such line|Faulty/);
  await open();
  const [{ error } = { error: null }] = reported;
  expect(error).toMatchObject({
    message: expect.stringMatching(/^The basket: no such line[^]*Faulty/) as string,
    cause: { message: 'no such line' },
  });
});

test('the way on is to load the page again', async () => {
  expectConsoleError(/no such line|Faulty/);
  await open();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  expect(leftFor()).toEqual(['reload']);
});

test('without a fault nothing is in the way', async () => {
  await render(
    <ErrorBoundary what="The basket">
      <p>Three lines</p>
    </ErrorBoundary>,
  );
  await expect.element(page.getByText('Three lines')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
