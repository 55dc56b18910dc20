import { expect, test } from 'vitest';
import { hasBackorderNote } from './backorder-note.ts';
import type { SourceName } from './source-promises.ts';

const line = (source: SourceName | null, max: number | null = 9) => ({
  ...{ quantity: 1, max, isKitComponent: false },
  ...(source && {
    delivery: {
      shares: [{ source, pieces: 1, eta: null, leaves: null, promise: { kind: 'unknown', why: 'undated' } as const }],
    },
  }),
});
const soldOut = { ...line(null, 0), delivery: { shares: [] } };

// rule shipping.together
test.each([
  ['nothing waits', false, [line('manufacturer')], false],
  ['the commerce API says so', true, [line('shelf')], true],
  ['one from the manufacturer', true, [line('shelf'), line('manufacturer')], true],
  ['only what is sold out waits', true, [soldOut], false],
  ['what is sold out, and one from the shelf', true, [soldOut, line('shelf')], false],
  ['what is sold out, and one sent by the supplier', true, [soldOut, line('dropship')], false],
  ['what is sold out, and one on its way', true, [soldOut, line('transit')], true],
  ['what is sold out, and one that could not be asked', true, [soldOut, line(null, null)], true],
  [
    'fewer left than asked for, and one from the shelf',
    true,
    [{ ...line('transit'), quantity: 12 }, line('shelf')],
    false,
  ],
  [
    'what is sold out in a kit is the kit’s business',
    true,
    [{ ...soldOut, isKitComponent: true }, line('shelf')],
    true,
  ],
])('%s: %s', (_case, hasBackorder, lines, hasNote) => {
  expect(hasBackorderNote({ hasBackorder, lines })).toBe(hasNote);
});
