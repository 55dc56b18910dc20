import { sampleBasket } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlaceButton } from './PlaceButton.tsx';

// rule checkout.summary
test.each([
  ['lines in the basket', sampleBasket(), 1],
  ['none', sampleBasket([]), 0],
])('%s', async (_case, basket, buttons) => {
  await render(<PlaceButton basket={basket} />);
  expect(page.getByRole('button', { name: 'Place order and pay' }).elements()).toHaveLength(buttons);
});
