import { availabilityCopy } from '#config/copy/availability.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { createRef } from 'react';
import { render } from 'vitest-browser-react/pure';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Alert } from './Alert.tsx';
import { Money, OldMoney } from './Money.tsx';
import { Skeleton } from './Skeleton.tsx';
import { StockBars } from './StockBars.tsx';

describe('an alert', () => {
  test.each([
    ['error', true, 'alert'],
    ['warn', true, 'status'],
    ['ok', true, 'status'],
    ['error', false, null],
  ] as const)('of kind %s, live: %s, is read out as %s', async (kind, isLive, role) => {
    await render(
      <Alert kind={kind} isLive={isLive} title="No connection">
        Your basket is kept.
      </Alert>,
    );
    const roles = (['alert', 'status'] as const).filter((one) => page.getByRole(one).query());
    expect(roles).toEqual(role === null ? [] : [role]);
    await expect.element(page.getByText('Your basket is kept.')).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
  });

  // rule access.said-once
  test('that takes the focus is read with it, and not said as well', async () => {
    await render(
      <Alert ref={createRef<HTMLDivElement>()} kind="error" isLive>
        Your basket is kept.
      </Alert>,
    );
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveAttribute('aria-live', 'off');
  });
});

test('a skeleton says once what is waited for, and its bars say nothing', async () => {
  await render(<Skeleton label="Loading the price" bars={['one', 'two']} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading the price');
  expect([...document.querySelectorAll('.sk')].map((bar) => bar.textContent)).toEqual(['', '']);
});

test('a second one beside it is silent', async () => {
  await render(<Skeleton bars={['one']} />);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('an old price says that it is one, where its stroke is not seen', async () => {
  const price = { amount: 11_240, currency: 'eur' as const };
  await render(
    <p>
      <Money of={price} /> <OldMoney of={price} />
    </p>,
  );
  await expect.element(page.getByRole('paragraph')).toHaveTextContent(`€112.40 ${availabilityCopy.oldPrice} €112.40`);
});

test('stock is said in words, whatever its bars', async () => {
  await render(<StockBars of={{ case: 'instock', colour: 'green', message: 'In stock' }} />);
  await expect.element(page.getByText('In stock', { exact: true })).toBeVisible();
  expect(document.querySelector('.bars')).toHaveAttribute('aria-hidden', 'true');
  expect(await findAccessFaults()).toEqual([]);
});
