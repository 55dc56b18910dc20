import { findAccessFaults } from '#islands/testing/page.ts';
import { render } from 'vitest-browser-react/pure';
import { type ComponentProps, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Select } from './Select.tsx';
import { TextField } from './TextField.tsx';

const city = page.getByRole('textbox', { name: /^City/ });
const country = page.getByRole('combobox', { name: /^Country/ });

function City(props: Partial<ComponentProps<typeof TextField>>) {
  const [value, setValue] = useState('');
  return <TextField label="City" value={value} onText={setValue} {...props} />;
}

const choices = [
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
];
function Country(props: Partial<ComponentProps<typeof Select>>) {
  const [value, setValue] = useState('');
  return (
    <Select label="Country" placeholder="Choose one" choices={choices} value={value} onChoose={setValue} {...props} />
  );
}

describe.each([
  ['text', City, city],
  ['select', Country, country],
] as const)('a field of %s', (_kind, Control, control) => {
  test.each([
    ['nothing', {}, '', false],
    ['a hint', { hint: 'As on the letter box' }, 'As on the letter box', false],
    ['an error', { error: 'This is missing' }, 'This is missing', true],
    ['an error in place of its hint', { hint: 'A hint', error: 'This is missing' }, 'This is missing', true],
  ])('is described by %s', async (_case, props, description, isWrong) => {
    await render(<Control {...props} />);
    await expect.element(control).toHaveAccessibleDescription(description);
    expect(control.element().getAttribute('aria-invalid')).toBe(isWrong ? 'true' : null);
    expect(await findAccessFaults()).toEqual([]);
  });

  test('is reached by a press on its label', async () => {
    await render(<Control />);
    await page.getByText(/^(City|Country)$/).click();
    await expect.element(control).toHaveFocus();
  });

  test('says that it is optional', async () => {
    await render(<Control isOptional />);
    await expect.element(control).toHaveAccessibleName(/optional$/);
  });

  test('has the id that a list of errors leads to, else one of its own', async () => {
    await render(
      <>
        <Control id="shipping-place" />
        <Control label="Other" />
      </>,
    );
    await expect.element(control).toHaveAttribute('id', 'shipping-place');
    expect(new Set([...document.querySelectorAll('input, select')].map(({ id }) => id)).size).toBe(2);
  });
});

describe('a select', () => {
  test('says when it is left, for what is checked then', async () => {
    const onBlur = vi.fn();
    await render(<Country onBlur={onBlur} />);
    (country.element() as HTMLElement).focus();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  test('that waits for another one cannot be opened', async () => {
    await render(<Country isDisabled placeholder="Loading..." />);
    await expect.element(country).toBeDisabled();
    await expect.element(country).toHaveDisplayValue('Loading...');
  });
});
