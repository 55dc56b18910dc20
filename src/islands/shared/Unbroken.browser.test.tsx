import { render } from 'vitest-browser-react/pure';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Unbroken } from './Unbroken.tsx';

test('a name does not break inside a number, and reads as it is', async () => {
  await render(<Unbroken name="Conrod bearing set for Honda B16A and 18 more engines, coated" />);
  await expect.element(page.getByText('B16A')).toHaveClass('nobr');
  expect(document.body.textContent).toContain('Conrod bearing set for Honda B16A and 18 more engines, coated');
});
