import { expect, test } from 'vitest';
import { sharesParts } from './shares-parts.ts';

const line = (partId: string, isKitComponent = false) => ({ partId, isKitComponent });

// rule order.replaced
test.each([
  ['the same part', [line('a')], [line('a')], true],
  ['one of several', [line('a'), line('b')], [line('c'), line('b')], true],
  ['other parts', [line('a')], [line('b')], false],
  ['nothing', [line('a')], [], false],
  ['a part of a kit', [line('kit'), line('a', true)], [line('a')], false],
  ['a part that another kit brings', [line('a')], [line('kit'), line('a', true)], false],
] as const)('%s: %s', (_case, lines, others, isShared) => {
  expect([sharesParts(lines, others), sharesParts(others, lines)]).toEqual([isShared, isShared]);
});
