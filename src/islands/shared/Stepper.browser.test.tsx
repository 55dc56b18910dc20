import { findAccessFaults } from '#islands/testing/page.ts';
import { render } from 'vitest-browser-react/pure';
import { type ComponentProps, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Stepper } from './Stepper.tsx';

const group = page.getByRole('group', { name: 'Quantity of AG-1' });
const more = page.getByRole('button', { name: 'Increase quantity of AG-1' });
const less = page.getByRole('button', { name: 'Decrease quantity of AG-1' });
const quantity = group.getByRole('status');

function Counted({
  from,
  max,
  ...props
}: { from: number; max: number | null } & Partial<ComponentProps<typeof Stepper>>) {
  const [value, setValue] = useState(from);
  return <Stepper of="AG-1" value={value} max={max} onChange={setValue} {...props} />;
}

describe('rule basket.least-quantity: one piece at least, and as many as there are', () => {
  test.each([
    ['at 1', 1, 5, false, true],
    ['between', 3, 5, true, true],
    ['at the most', 5, 5, true, false],
    ['beyond the most, as stock has gone', 7, 5, true, false],
    ['where no most is known', 900, null, true, true],
  ])('%s', async (_case, from, max, canLess, canMore) => {
    await render(<Counted from={from} max={max} />);
    await expect.element(group).toHaveTextContent(String(from));
    for (const [button, can] of [[less, canLess] as const, [more, canMore] as const])
      if (can) await expect.element(button).toBeEnabled();
      else await expect.element(button).toBeDisabled();
    expect(await findAccessFaults()).toEqual([]);
  });
});

// rule access.says-why
test('a button that cannot act keeps the focus, says why, and does nothing', async () => {
  await render(<Counted from={2} max={3} />);
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(more).toHaveFocus();
  await expect.element(more).toHaveAccessibleDescription('This is the limit');
  await expect.element(group).toHaveTextContent('3');
  (less.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  await expect.element(less).toHaveFocus();
  await expect.element(less).toHaveAccessibleDescription('This is the limit');
  await expect.element(group).toHaveTextContent('1');
  await expect.element(more).not.toHaveAccessibleDescription();
});

test('the new quantity is read out', async () => {
  await render(<Counted from={2} max={null} />);
  await more.click();
  await expect.element(quantity).toHaveTextContent('3');
  await expect.element(quantity).toHaveAccessibleName('Quantity 3');
});

test('while it works, presses are still taken', async () => {
  await render(<Counted from={2} max={null} isBusy />);
  await expect.element(quantity).toHaveAttribute('aria-busy', 'true');
  await more.click();
  await more.click();
  await expect.element(group).toHaveTextContent('4');
});

test('switched off, it takes none', async () => {
  await render(<Counted from={2} max={null} isDisabled />);
  await expect.element(more).toBeDisabled();
  await expect.element(less).toBeDisabled();
});
