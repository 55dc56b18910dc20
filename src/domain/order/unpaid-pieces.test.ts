import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countUnpaid, decidePieces, type HeldPieces } from './unpaid-pieces.ts';

const unpaid = (pieces: number): HeldPieces => ({ pieces, state: 'unpaid' });
const states = ['unpaid', 'paid', 'closed', 'replaced'] as const;

// rule order.unpaid-pieces
describe('one more order beside those of the same visitor, 48 at most', () => {
  test.each<[string, HeldPieces[], number, 'free' | 'pay-first']>([
    ['nothing waits, whatever its size', [], 999, 'free'],
    ['24 wait, and 24 more', [unpaid(24)], 24, 'free'],
    ['24 wait, and 25 more', [unpaid(24)], 25, 'pay-first'],
    ['a large one waits, and one piece more', [unpaid(60)], 1, 'pay-first'],
    ['three wait that are too many together', [unpaid(20), unpaid(20), unpaid(8)], 1, 'pay-first'],
    ['all is paid', [{ pieces: 400, state: 'paid' }], 60, 'free'],
    ['the seller has closed it', [{ pieces: 400, state: 'closed' }], 60, 'free'],
    ['it was ordered anew', [{ pieces: 40, state: 'replaced' }], 40, 'free'],
    ['of two one is paid', [{ pieces: 40, state: 'paid' }, unpaid(40)], 9, 'pay-first'],
  ])('%s', (_case, held, asked, decision) => {
    expect(decidePieces(held, asked, 48)).toBe(decision);
  });

  test('paying, closing and ordering anew never make it stricter', () => {
    const held = fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 99 }), state: fc.constantFrom(...states) }));
    fc.assert(
      fc.property(
        held,
        fc.integer({ min: 1, max: 99 }),
        fc.nat(),
        fc.constantFrom(...states),
        (all, asked, at, state) => {
          fc.pre(all.length > 0 && state !== 'unpaid');
          const after = all.map((one, index) => (index === at % all.length ? { ...one, state } : one));
          expect(countUnpaid(after)).toBeLessThanOrEqual(countUnpaid(all));
          if (decidePieces(all, asked, 48) === 'free') expect(decidePieces(after, asked, 48)).toBe('free');
        },
      ),
    );
  });
});
