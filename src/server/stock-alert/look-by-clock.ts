import { type LookParts, lookForStock } from './look-for-stock.ts';

/**
 * Looks for stock every so many minutes as long as the process lives; 0: never. A look that is not done yet is not overtaken.
 * Several servers may do so side by side.
 */
export function lookByClock(parts: LookParts, minutes: number): void {
  if (minutes === 0) return;
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await lookForStock(parts)
      .then((report) => parts.log.info('stock-looked', report))
      .catch((error: unknown) => parts.log.error('stock-not-looked', {}, error));
    isLooking = false;
  };
  setInterval(() => void parts.log.job('look-for-stock', look), minutes * 60_000).unref();
}
