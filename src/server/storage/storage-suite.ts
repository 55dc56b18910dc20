import { describe, expect, test } from 'vitest';
import type { Storage } from './storage.ts';

/** What every storage driver has to show. `open` gives an empty storage that asks the given clock. */
export function describeStorage(name: string, open: (now: () => number) => Storage) {
  describe(`storage: ${name}`, () => {
    const begin = () => {
      const clock = { at: 1_000_000 };
      return { clock, storage: open(() => clock.at) };
    };

    test('gives back what was set, and null for what was not', async () => {
      const { storage } = begin();
      await storage.set('a', '1', 10);
      await storage.set('a', '2 "ü"', 10);
      expect([await storage.get('a'), await storage.get('b')]).toEqual(['2 "ü"', null]);
    });

    test('forgets after the time to live and on delete', async () => {
      const { clock, storage } = begin();
      await storage.set('a', '1', 10);
      await storage.set('b', '1', 10);
      await storage.delete('b');
      expect([await storage.get('a'), await storage.get('b')]).toEqual(['1', null]);
      clock.at += 10_001;
      expect(await storage.get('a')).toBeNull();
    });

    test('putIfAbsent lets exactly one of many through, and again once expired', async () => {
      const { clock, storage } = begin();
      const puts = await Promise.all(Array.from({ length: 20 }, (_, n) => storage.putIfAbsent('a', String(n), 10)));
      expect(puts.filter(Boolean)).toHaveLength(1);
      clock.at += 10_001;
      expect(await storage.putIfAbsent('a', 'new', 10)).toBe(true);
      expect(await storage.get('a')).toBe('new');
    });

    test('compareAndSwap changes only what is exactly as expected', async () => {
      const { clock, storage } = begin();
      expect(await storage.compareAndSwap('a', '1', '2', 10)).toBe(false);
      await storage.set('a', '1', 10);
      expect(await storage.compareAndSwap('a', '0', '2', 10)).toBe(false);
      const swaps = await Promise.all(Array.from({ length: 20 }, () => storage.compareAndSwap('a', '1', '2', 10)));
      expect(swaps.filter(Boolean)).toHaveLength(1);
      clock.at += 10_001;
      expect(await storage.compareAndSwap('a', '2', '3', 10)).toBe(false);
    });

    test('lists by prefix in order, without the expired', async () => {
      const { clock, storage } = begin();
      await storage.set('p:old', '0', 1);
      await storage.set('p:b', '2', 10);
      await storage.set('p:a', '1', 10);
      await storage.set('q:a', '3', 10);
      clock.at += 2000;
      expect(await storage.list('p:')).toEqual([
        { key: 'p:a', value: '1' },
        { key: 'p:b', value: '2' },
      ]);
    });
  });
}
