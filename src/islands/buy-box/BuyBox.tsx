import { call } from '#api/call.ts';
import type { LivePart } from '#api/part.ts';
import { type AvailabilityCase, isInStock } from '#domain/availability/availability-case.ts';
import { writeDelivery } from '#domain/availability/availability.ts';
import type { PartPrice } from '#domain/price/part-price.ts';
import { mayAskForStockAlert } from '#domain/stock-alert/back-in-stock.ts';
import { QuickEnquiry } from '#islands/quick-enquiry/QuickEnquiry.tsx';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { useCurrentPart } from '#islands/shared/use-current-part.ts';
import { StockAlertOffer } from '#islands/stock-alert/StockAlertOffer.tsx';
import { $basket, addPart } from '#stores/basket/basket.ts';
import { whenRestored } from '#stores/browser/activation.ts';
import { findKnownEngine } from '#stores/catalogue/known-engine.ts';
import { $countryChanges } from '#stores/browser/delivery-country.ts';
import { $consentAnswered } from '#stores/consent/consent.ts';
import { createBuyBox } from '#stores/part/buy-box.ts';
import type { CurrentPart } from '#stores/part/current-part.ts';
import { sizeStock } from '#stores/part/size-stock.ts';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styles from './BuyBox.module.css';
import { BuyBar } from './BuyBar.tsx';
import { LiveOffer } from './LiveOffer.tsx';
import { OtherWays } from './OtherWays.tsx';
import { LoadFailed } from './OfferStates.tsx';
import { Price } from './Price.tsx';

type Page = Pick<CurrentPart, 'slug' | 'number' | 'name' | 'staticPrice' | 'builtAt'>;
/** of one piece when the page was made, null where that is not known; absent where it leaves on the day of dispatch, as most do */
type Built = { builtCase?: AvailabilityCase | null };
/** what the server knew when it drew the box for this visitor; a page of the build knows none of it */
export type LiveFacts = { live: LivePart; isConsentAnswered: boolean };
type Props = Page & Built & Partial<LiveFacts>;

/** What the list of sizes has been told of a part that took the place of the page's own. */
const findListedCase = (slug: string): AvailabilityCase | null =>
  sizeStock.$sizes.get().find((size) => size.slug === slug)?.availability.case ?? null;

const isSoldOnline = (price: PartPrice) => price.gross.amount > 0;

/** Price, stock, delivery and the way into the basket. Another part begins anew, with nothing of the one before. */
export function BuyBox({ live, isConsentAnswered = false, builtCase = 'instock', ...page }: Props) {
  const part = useCurrentPart(page);
  const drawn = live?.slug === part.slug ? live : null;
  return (
    <ErrorBoundary what="Price and stock">
      <PartBox
        key={part.slug}
        {...part}
        drawn={drawn}
        builtCase={part.slug === page.slug ? builtCase : findListedCase(part.slug)}
        consentDrawn={isConsentAnswered}
      />
    </ErrorBoundary>
  );
}

type BoxProps = Page & { drawn: LivePart | null; builtCase: AvailabilityCase | null; consentDrawn: boolean };

const listen = (changed: () => void) => $consentAnswered.listen(changed);

/** Whether the cookies are chosen; the first paint is that of the server, which read them with the request. */
const useConsentAnswered = (drawn: boolean): boolean =>
  useSyncExternalStore(
    listen,
    () => $consentAnswered.get(),
    () => drawn,
  );

const addForEngine: typeof addPart = (slug, quantity, inBasket) => addPart(slug, quantity, inBasket, findKnownEngine());

/** The page's price and its sentence of days show until the live ones are there (rule availability.live). */
function PartBox({ slug, number, name, staticPrice, builtAt, drawn, builtCase, consentDrawn }: BoxProps) {
  const [store] = useState(() => createBuyBox(slug, { call, addPart: addForEngine, $basket }, drawn));
  const isConsentAnswered = useConsentAnswered(consentDrawn);
  const { progress, live } = useStore(store.$box);
  const action = useRef<HTMLDivElement>(null);
  const stock = useRef<HTMLDivElement>(null);
  // the form that had the focus goes away; the box itself is none on a phone, where its pieces stand between those of the page
  const showBack = useCallback(() => void store.load().then(() => stock.current?.focus()), [store]);
  const countryChanges = useStore($countryChanges);
  useEffect(() => store.watchBasket(), [store]);
  useEffect(() => void store.load(), [store, countryChanges]);
  // the sizes beside the box tell price and days for the same country
  useEffect(() => {
    if (countryChanges > 0) void sizeStock.reload();
  }, [countryChanges]);
  useEffect(() => {
    const watch = new AbortController();
    whenRestored(() => void store.load(), watch);
    return () => watch.abort();
  }, [store]);
  const price = live ?? staticPrice;
  const isWaiting = live === null && progress !== 'failed';
  const keepsAlert = isWaiting && builtCase !== null && isSoldOnline(price) && !isInStock(builtCase);
  return (
    <section className={styles.box} aria-label={`Price and availability of ${number}`}>
      {isSoldOnline(price) ? (
        <Price price={price} asOf={progress === 'failed' ? builtAt : null} taxReason={live?.taxReason ?? null} />
      ) : null}
      <div className={styles.offer}>
        {progress === 'failed' ? (
          <LoadFailed
            slug={slug}
            sentence={isSoldOnline(price) && builtCase ? writeDelivery(builtCase) : null}
            onRetry={() => void store.load()}
          />
        ) : (
          <LiveOffer
            {...{ store, slug, number, price, builtCase, isConsentAnswered }}
            isSoldOnline={isSoldOnline(price)}
            actionRef={action}
            stockRef={stock}
          />
        )}
      </div>
      {live && mayAskForStockAlert(live, live.today) ? <StockAlertOffer slug={slug} onBack={showBack} /> : null}
      {keepsAlert ? (
        <div className={styles.kept}>
          <StockAlertOffer slug={slug} onBack={showBack} />
        </div>
      ) : null}
      <OtherWays store={store} slug={slug} />
      <QuickEnquiry />
      {live ? (
        <BuyBar store={store} name={name} price={live} isConsentAnswered={isConsentAnswered} action={action} />
      ) : null}
    </section>
  );
}
