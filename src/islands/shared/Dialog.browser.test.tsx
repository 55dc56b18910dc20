import { findAccessFaults } from '#islands/testing/page.ts';
import { render } from 'vitest-browser-react/pure';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Ask us' });
const opener = page.getByRole('button', { name: 'Open' });
const field = page.getByRole('textbox', { name: 'Question' });
const send = page.getByRole('button', { name: 'Send' });
const close = page.getByRole('button', { name: 'Close' });

let closed = 0;
let pressed = 0;
beforeEach(() => {
  closed = 0;
  pressed = 0;
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  const leave = () => {
    closed += 1;
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="Ask us" isOpen={isOpen} onClose={leave} actions={<Button>Send</Button>}>
        <input aria-label="Question" onMouseDown={() => (pressed += 1)} />
      </Dialog>
    </>
  );
}

/** Opens it by keyboard; the last press is over by then. */
async function open(): Promise<void> {
  await render(<Page />);
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
}

test('is not there before it is opened, and is named by its title', async () => {
  await render(<Page />);
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  expect(await findAccessFaults()).toEqual([]);
});

test('holds the focus: Tab goes round in it and never to the page behind', async () => {
  await open();
  await expect.element(close).toHaveFocus();
  const reached: unknown[] = [];
  for (let at = 0; at < 6; at += 1) {
    await userEvent.tab();
    reached.push(document.activeElement);
  }
  expect(reached).toEqual(expect.arrayContaining([field.element(), send.element(), close.element()]));
  expect(reached).not.toContain(document.querySelector('button'));
});

describe('is closed, once, and hands the focus back', () => {
  test.each([
    ['by Escape', () => userEvent.keyboard('{Escape}')],
    ['by its button', () => close.click()],
    ['by its button with the keyboard', () => userEvent.keyboard('{Enter}')],
    ['by a press beside it', () => page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true })],
  ])('%s', async (_way, leave) => {
    await open();
    await leave();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(closed).toBe(1);
  });
});

test('stays for a press inside of it, on its own ground too', async () => {
  await open();
  await dialog.click({ position: { x: 3, y: 3 } });
  await field.click();
  expect(closed).toBe(0);
  await expect.element(dialog).toBeVisible();
});

test('opened by a double click, it takes the second press for none of its own', async () => {
  await render(<Page />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  const press = (detail: number) =>
    field.element().dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, detail }));
  press(2);
  expect(pressed).toBe(0);
  press(1);
  press(2);
  expect(pressed).toBe(2);
});
