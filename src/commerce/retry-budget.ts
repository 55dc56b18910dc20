/** How many reads may be sent once more: so many at once, and then this share of the calls made. */
const most = 10;
const share = 0.1;

type RetryBudget = {
  /** a call was made, which earns a tenth of a repeat */
  earn(): void;
  /** takes one repeat; false where none is left */
  take(): boolean;
};

/**
 * A service that stumbles is asked again; one that is down must not be asked three times as often because it is down. Counted
 * in tenths, as integers: of any n calls in a row at most 10 + n/10 are repeats.
 */
export function createRetryBudget(): RetryBudget {
  const price = Math.round(1 / share);
  let left = most * price;
  return {
    earn: () => void (left = Math.min(most * price, left + 1)),
    take() {
      if (left < price) return false;
      left -= price;
      return true;
    },
  };
}
