import { useState } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { page } from 'vitest/browser';
import { startTranslatedText } from './translated-text.ts';

beforeAll(() => startTranslatedText([], new Map()));

/** Ways in which browsers put their own elements in the place of a text; all texts that stand side by side may share one. */
const ways = {
  'the text is replaced': (text: Text, font: Element) => text.replaceWith(font),
  'the element is put before the text, which then goes': (text: Text, font: Element) => {
    text.before(font);
    text.remove();
  },
  'the text is moved into the element': (text: Text, font: Element) => {
    font.textContent = '';
    text.before(font);
    font.append(text);
  },
};

/** Translates as a browser does: into capitals. */
function translate(within: Element, replace: (text: Text, font: Element) => void): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('font') || text.data.trim() === '') continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    replace(text, outer);
  }
}

/** Texts beside elements, texts that come and go, a text that stands alone. */
function Counter() {
  const [count, setCount] = useState(1);
  return (
    <section aria-label="box">
      <p>
        Add {count} {count === 1 ? 'piece' : 'pieces'} {count > 2 ? <b>at once</b> : 'slowly'} of it
      </p>
      {count % 2 === 0 ? 'even' : null}
      {count > 3 ? <i>many</i> : null}
      {'end'}
      <button type="button" data-testid="more" onClick={() => setCount(count + 1)}>
        more
      </button>
    </section>
  );
}

const box = page.getByRole('region', { name: 'box' });
const textOf = () => box.element().textContent?.toLowerCase();

// rule page.translated
describe.each(Object.entries(ways))('%s', (_, replace) => {
  test('what React writes, takes away and puts in is seen', async () => {
    const { unmount } = await render(<Counter />);
    const more = page.getByTestId('more');
    translate(box.element(), replace);
    expect(box.element().querySelectorAll('font').length).toBeGreaterThan(4);
    const seen: (string | undefined)[] = [];
    for (let press = 0; press < 4; press += 1) {
      await more.click();
      translate(box.element(), replace);
      seen.push(textOf());
    }
    expect(seen).toEqual([
      'add 2 pieces slowly of itevenendmore',
      'add 3 pieces at once of itendmore',
      'add 4 pieces at once of itevenmanyendmore',
      'add 5 pieces at once of itmanyendmore',
    ]);
    await unmount();
    expect(box.query()).toBeNull();
  });
});

test('without a translation nothing is different', async () => {
  const { unmount } = await render(<Counter />);
  await page.getByTestId('more').click();
  expect(textOf()).toBe('add 2 pieces slowly of itevenendmore');
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow();
  await unmount();
});
