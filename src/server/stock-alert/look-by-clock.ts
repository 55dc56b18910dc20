import { type LookDependencies, lookForStock } from './look-for-stock.ts';

/**
 * Looks for stock every so many minutes as long as the process lives; 0: never. A look that is not done yet is not overtaken.
 * Several servers may do so side by side.
 */
export function lookByClock(deps: LookDependencies, minutes: number): void {
  if (minutes === 0) return;
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await lookForStock(deps)
      .then((report) => deps.log.info('stock-looked', report))
      .catch((error: unknown) => deps.log.error('stock-not-looked', {}, error));
    isLooking = false;
  };
  setInterval(() => void deps.log.job('look-for-stock', look), minutes * 60_000).unref();
}
