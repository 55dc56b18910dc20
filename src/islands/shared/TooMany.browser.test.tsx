import { call } from '#api/call.ts';
import { basketPaths } from '#api/basket.ts';
import { errorCopy, tooManyCopy } from '#config/copy/errors.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket } from '#stores/basket/sample.ts';
import { useState } from 'react';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { Button } from './Button.tsx';
import { ProblemText } from './TooMany.tsx';
import { useWaitReason } from './use-wait.ts';

const path = basketPaths.promoCode;

/** A field, its button and what became of the press: what every island that asks the shop has. */
function Asking() {
  const [code, setCode] = useState<string | null>(null);
  const reason = useWaitReason(path);
  const ask = async () => {
    const answer = await call(path, z.unknown(), { method: 'PUT', body: { code: 'RALLY' } });
    setCode(answer.ok ? 'taken' : answer.problem.code);
  };
  return (
    <>
      <input aria-label="code" />
      <Button reason={reason} onClick={() => void ask()}>
        Apply
      </Button>
      <p role="alert">{code === null || code === 'taken' ? code : <ProblemText code={code} path={path} />}</p>
    </>
  );
}

const field = page.getByRole('textbox', { name: 'code' });
const button = page.getByRole('button', { name: 'Apply' });
const alert = page.getByRole('alert');
const seen = alert.getByText(tooManyCopy.lead, { exact: false }).last();

/** What a screen reader has of the alert: its words without those for the eye. */
const heard = (): string => {
  const words = alert.element().cloneNode(true) as HTMLElement;
  words.querySelectorAll('[aria-hidden=true]').forEach((part) => part.remove());
  return words.textContent;
};

async function refuse(retryAfter?: number): Promise<void> {
  shop.refuses(endpoints.promoCode, 'too-many-requests', retryAfter === undefined ? {} : { retryAfter });
  await render(<Asking />);
  await field.fill('RALLY');
  await button.click();
}

/** The clock alone stands still: under timers held still, waiting for what is shown would move them on. */
const begun = new Date(2026, 10, 23, 14, 0, 30).getTime();
const pass = (seconds: number) => void vi.setSystemTime(begun + seconds * 1000);
beforeEach(() => pass(0));
afterEach(() => void vi.useRealTimers());

// rule request.pace
test('counts down for the eye, says it once to a screen reader, and lets press again in time', async () => {
  await refuse(40);
  const first = 'That was a lot at once. Try again in 40 seconds.';
  await expect.element(seen).toHaveTextContent(first);
  expect(heard()).toBe(first);
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription('Try again in 40 seconds');
  (button.element() as HTMLElement).click();
  expect(shop.received(endpoints.promoCode)).toHaveLength(1);

  pass(39);
  await expect.element(seen).toHaveTextContent('That was a lot at once. Try again in a second.');
  expect(heard()).toBe(first);

  pass(40);
  await expect.element(alert).toHaveTextContent(`That was a lot at once. ${tooManyCopy.free}`);
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await expect.element(field).toHaveValue('RALLY');
  shop.answers(endpoints.promoCode, sampleBasket());
  await button.click();
  await expect.element(alert).toHaveTextContent('taken');
});

test.each([
  [120, 'in 120 seconds'],
  [121, 'at 2:03 pm'],
  [3_570, 'at 3:00 pm'],
  [3_571, 'at 3:01 pm'],
])('%i seconds: %s', async (retryAfter, when) => {
  await refuse(retryAfter);
  await expect.element(seen).toHaveTextContent(`That was a lot at once. Try again ${when}.`);
});

test('a refusal without a time says to wait, and holds nobody', async () => {
  await refuse();
  await expect.element(alert).toHaveTextContent(errorCopy['too-many-requests']);
  await expect.element(button).not.toHaveAttribute('aria-disabled');
});
