import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import { openSheet } from '#islands/testing/build-list.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { publishIndex } from '#islands/testing/search-index.ts';
import { quickOrder } from '#stores/build-list/quick-order-instance.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ListField } from './ListField.tsx';

const field = page.getByRole('textbox', { name: copy.label });
const choose = page.getByRole('button', { name: copy.choose });

beforeEach(async () => {
  openSheet();
  quickOrder.clear();
  publishIndex();
  await render(<ListField />);
});

const typed = () => quickOrder.$order.get().lines.map(({ quantity }) => quantity);

/** Whether the field took what was dragged over it, and dropped. */
function drag(kind: 'dragover' | 'drop', transfer: DataTransfer): boolean {
  const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transfer });
  field.element().dispatchEvent(event);
  return event.defaultPrevented;
}

function carryFile(content: string): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(new File([content], 'list.csv', { type: 'text/csv' }));
  return transfer;
}

function carryText(text: string): DataTransfer {
  const transfer = new DataTransfer();
  transfer.setData('text/plain', text);
  return transfer;
}

describe('what is dragged over the field', () => {
  test('a file is taken and read', async () => {
    expect(drag('dragover', carryFile('AG-1;3'))).toBe(true);
    expect(drag('drop', carryFile('AG-1;3'))).toBe(true);
    await expect.poll(typed).toEqual([3]);
  });

  test('a text goes where the browser puts it', () => {
    expect([drag('dragover', carryText('AG-1;3')), drag('drop', carryText('AG-1;3'))]).toEqual([false, false]);
    expect(typed()).toEqual([]);
  });
});

test('a file may be chosen twice, and counts twice', async () => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  const file = new File(['AG-1;3'], 'list.csv');
  await userEvent.upload(input, file);
  await expect.poll(typed).toEqual([3]);
  await userEvent.upload(input, file);
  await expect.poll(typed).toEqual([6]);
});

test('the keyboard reaches field, check and file, in this order', async () => {
  const check = page.getByRole('button', { name: copy.check });
  for (const next of [field, check, choose]) {
    await userEvent.tab();
    await expect.element(next).toHaveFocus();
  }
  await expect.element(field).toHaveAccessibleDescription(`${copy.hint} ${copy.drop}`);
  expect(await findAccessFaults()).toEqual([]);
});
