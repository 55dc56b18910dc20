import { describe, expect, test } from 'vitest';
import { createTextStore } from './storage.ts';

const memory = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
};

describe('createTextStore', () => {
  test('gives back what it was given until it is removed', () => {
    const area = memory();
    const store = createTextStore(() => area);
    expect(store.write('finder', 'part')).toBe(true);
    expect(store.read('finder')).toBe('part');
    store.remove('finder');
    expect(store.read('finder')).toBeNull();
  });

  test('a browser that refuses storage breaks nothing', () => {
    const store = createTextStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.write('finder', 'part')).toBe(false);
    expect(store.read('finder')).toBeNull();
    expect(() => store.remove('finder')).not.toThrow();
  });
});
