import { addLineSchema } from '#api/basket.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { basketOpening } from './opening.ts';

afterEach(() => vi.unstubAllGlobals());

/** The browser's storage, which all its tabs share. */
function openStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

const refuseStorage = () =>
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });

test('the basket that is about to be opened keeps its name until the shop has answered', () => {
  const kept = openStorage();
  const name = basketOpening.name();
  expect([basketOpening.name(), ...kept.values()]).toEqual([name, name]);
  basketOpening.end();
  expect([...kept]).toEqual([]);
  expect(basketOpening.name()).not.toBe(name);
});

test('the shop takes the name', () => {
  openStorage();
  const body = { part: '4B1606H-STD', quantity: 1, opening: basketOpening.name() };
  expect(addLineSchema.safeParse(body).success).toBe(true);
});

test('where the browser refuses storage every press has a name of its own', () => {
  refuseStorage();
  expect(basketOpening.name()).not.toBe(basketOpening.name());
  expect(() => basketOpening.end()).not.toThrow();
});
