import { useEffect, useSyncExternalStore } from 'react';
import { checkoutStore, watchCheckout } from '#stores/checkout/checkout.ts';

/** Opens the checkout for a page and keeps it in step with the other tabs. `?check`: the summary sent the buyer back. */
export function useCheckout(place: 'information' | 'summary'): void {
  useEffect(() => {
    void checkoutStore.open(place, { isChecking: new URLSearchParams(location.search).has('check') });
    return watchCheckout();
  }, [place]);
}

const follow = (look: () => void) => checkoutStore.$draft.listen(look);
const readIsCompany = () => checkoutStore.$draft.get().isCompany;

/** Whether a company orders, for what is large: it is not drawn anew with every key. */
export const useIsCompany = (): boolean => useSyncExternalStore(follow, readIsCompany, readIsCompany);
