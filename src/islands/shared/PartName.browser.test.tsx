import { dropEngine, keepEngine } from '#stores/catalogue/my-engine.ts';
import { render } from 'vitest-browser-react/pure';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PartName } from './PartName.tsx';

const name = 'Conrod bearing set for Honda B16A and 18 more engines, coated';
const keep = (set: string) =>
  keepEngine({ makeSlug: 'Honda', engineSlug: 'K20A', make: 'Honda', engine: 'K20A', sets: [set] });

// rule part.engine-words
test('begins with the engine that is kept where the part is listed for it, and does not break inside a number', async () => {
  keep('4B1946HC');
  await render(<PartName slug="4B1946HC-STD" name={name} />);
  await expect.element(page.getByText('K20A')).toHaveClass('nobr');
  expect(document.body.textContent).toContain('for Honda K20A and 18 more engines, coated');
  keep('4B1606H');
  await expect.element(page.getByText('B16A')).toBeVisible();
  dropEngine();
  await expect.element(page.getByText('B16A')).toBeVisible();
});
