import { findAccessFaults } from '#islands/testing/page.ts';
import { render } from 'vitest-browser-react/pure';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './Button.tsx';

const add = page.getByRole('button', { name: /^Add/ });

async function open(props: Partial<ComponentProps<typeof Button>> = {}) {
  const [onClick, onBlocked, onSubmit] = [vi.fn(), vi.fn(), vi.fn()];
  await render(
    <form action={onSubmit}>
      <Button onClick={onClick} onBlocked={onBlocked} {...props}>
        Add
      </Button>
    </form>,
  );
  return { onClick, onBlocked, onSubmit };
}

test.each([
  ['free', {}, [1, 0]],
  ['at work', { busy: 'Adding' }, [0, 0]],
  ['blocked', { reason: 'Choose the cookies first' }, [0, 1]],
  ['at work and blocked', { busy: 'Adding', reason: 'Choose the cookies first' }, [0, 0]],
])('%s: what a press does, by mouse and by keyboard', async (_case, props, [clicks, blocks]) => {
  const { onClick, onBlocked } = await open(props);
  await add.click({ force: true });
  expect([onClick.mock.calls.length, onBlocked.mock.calls.length]).toEqual([clicks, blocks]);
  await expect.element(add).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect([onClick.mock.calls.length, onBlocked.mock.calls.length]).toEqual([2 * clicks!, 2 * blocks!]);
  expect(await findAccessFaults()).toEqual([]);
});

test.each([
  ['free', {}, 1],
  ['at work', { busy: 'Adding' }, 0],
  ['blocked', { reason: 'Type your name first' }, 0],
])('of a form, %s', async (_case, props, sent) => {
  const { onSubmit } = await open({ type: 'submit', ...props });
  await add.click({ force: true });
  await expect.poll(() => onSubmit.mock.calls.length).toBe(sent);
});

test('rule access.says-why: the reason is its description, seen where it blocks the way', async () => {
  await open({ reason: 'Choose the cookies first', showsReason: true });
  await expect.element(add).toHaveAccessibleDescription('Choose the cookies first');
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText('Choose the cookies first')).toBeVisible();
});

test('at work it says so in its name', async () => {
  await open({ busy: 'Adding' });
  await expect.element(page.getByRole('button', { name: 'Adding' })).toHaveAttribute('aria-busy', 'true');
});
