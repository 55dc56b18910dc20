import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const secret = 's'.repeat(32);
const clock = { at: Date.parse('2026-06-01T10:00:00Z') };
const seal = createSeal(secret, () => clock.at);

describe('createSeal', () => {
  test('opens what it sealed, and the text does not show it', async () => {
    const text = await seal.seal('cart', { id: 'cart-4711' }, 60);
    expect(text).not.toContain('4711');
    expect(await seal.open('cart', text)).toEqual({ id: 'cart-4711' });
  });

  test('does not open for another purpose or with another secret', async () => {
    const text = await seal.seal('order', { id: 'o1' }, 60);
    expect(await seal.open('order-link', text)).toBeNull();
    expect(await createSeal('t'.repeat(32), () => clock.at).open('order', text)).toBeNull();
  });

  // rule operation.secrets
  test('after a change of the secret the earlier ones still open, and seal no more', async () => {
    const [before, now] = ['t'.repeat(32), 'u'.repeat(32)];
    const changed = createSeal(now, () => clock.at, [before, secret]);
    expect(await changed.open('order-link', await seal.seal('order-link', { id: 'o1' }, 60))).toEqual({ id: 'o1' });
    expect(await seal.open('order-link', await changed.seal('order-link', { id: 'o1' }, 60))).toBeNull();
    expect(await changed.open('order', await seal.seal('order-link', { id: 'o1' }, 60))).toBeNull();
    const late = createSeal(now, () => clock.at + 61_000, [secret]);
    expect(await late.open('order-link', await seal.seal('order-link', { id: 'o1' }, 60))).toBeNull();
    expect(() => createSeal(now, () => 0, ['short'])).toThrow('secret');
  });

  test('is not built from a secret that is too short', () => {
    expect(() => createSeal('', () => 0)).toThrow('secret');
  });

  test('a fingerprint is the same for the same text only, and is worth nothing without purpose and secret', () => {
    const names = [
      seal.fingerprint('stock-alert', 'ann@buyer.example'),
      seal.fingerprint('stock-alert', 'ann@buyer.exampl'),
      seal.fingerprint('cart', 'ann@buyer.example'),
      createSeal('t'.repeat(32), () => 0).fingerprint('stock-alert', 'ann@buyer.example'),
    ];
    expect(new Set(names).size).toBe(4);
    expect(seal.fingerprint('stock-alert', 'ann@buyer.example')).toBe(names[0]);
    for (const name of names) expect(name).toMatch(/^[\w-]{22}$/);
  });

  test('does not open after its age', async () => {
    const text = await seal.seal('order', { id: 'o1' }, 60);
    clock.at += 61_000;
    expect(await seal.open('order', text)).toBeNull();
  });

  test('does not open a text with one character changed, nor arbitrary text', async () => {
    const text = await seal.seal('cart', { id: 'c1' }, 60);
    const middle = Math.floor(text.length * 0.7);
    const changed = text.slice(0, middle) + (text[middle] === 'A' ? 'B' : 'A') + text.slice(middle + 1);
    expect(await seal.open('cart', changed)).toBeNull();
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 300 }), async (any) => (await seal.open('cart', any)) === null),
    );
  });
});
