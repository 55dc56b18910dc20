import { visibleLines } from '../basket/basket.ts';
import { decideShortage } from '../basket/line-shortage.ts';
import type { LinePromise } from './line-promise.ts';
import type { SourceName } from './source-promises.ts';

type Line = {
  quantity: number;
  max: number | null;
  isKitComponent: boolean;
  delivery?: Pick<LinePromise, 'shares'> | undefined;
};

const atOnce: readonly SourceName[] = ['shelf', 'dropship'];

/** True where a piece of it must wait, as far as its stock is known. */
const mayWait = ({ delivery }: Line): boolean =>
  delivery?.shares.some(({ source }) => !atOnce.includes(source)) ?? true;

/**
 * Whether it is said that the order waits for a part of it (rule shipping.together). The commerce API counts pieces of lines that
 * cannot be ordered as they are too; where there are such, the others decide, because nobody waits for what is not sent.
 */
export function hasBackorderNote({ hasBackorder, lines }: { hasBackorder: boolean; lines: readonly Line[] }): boolean {
  const visible = visibleLines(lines);
  const sent = visible.filter((line) => decideShortage(line) === null);
  return hasBackorder && (sent.length === visible.length || sent.some(mayWait));
}
