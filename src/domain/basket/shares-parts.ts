import type { BasketLine } from './basket.ts';
import { visibleLines } from './basket-count.ts';

type Line = Pick<BasketLine, 'partId' | 'isKitComponent'>;

/** True where one of the parts of either is in the other too; what a kit brings along does not count. */
export function sharesParts(lines: readonly Line[], others: readonly Line[]): boolean {
  const parts = new Set(visibleLines(others).map(({ partId }) => partId));
  return visibleLines(lines).some(({ partId }) => parts.has(partId));
}
