import { availabilityCopy } from '#config/copy/availability.ts';
import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { writeDates, writeDay, writePromised } from '#domain/delivery/write-promise.ts';
import { type BottomEndOffer, decideBottomEnd } from '#domain/engine/bottom-end-offer.ts';
import type { BottomEndLine } from '#domain/engine/bottom-end-fit.ts';
import type { EngineGroup } from '#domain/engine/engine-row.ts';
import { findKit, findKitSaving } from '#domain/engine/kit-saving.ts';
import { formatMoney } from '#domain/price/money.ts';
import { NeedsConsent } from '#islands/buy-box/NeedsConsent.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { Price as Amount } from '#islands/shared/Money.tsx';
import { StockBars } from '#islands/shared/StockBars.tsx';
import { $consentAnswered } from '#stores/consent/consent.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import styles from './BottomEnd.module.css';
import { priceOf, sumOf } from './bottom-end-prices.ts';

type Props = { store: EngineParts; groups: readonly EngineGroup[]; lines: readonly BottomEndLine[] };

function When({ offer: { promise, isKit } }: { offer: BottomEndOffer }) {
  if (promise === null || promise.kind === 'unknown') return null;
  if (promise.kind === 'weeks')
    return (
      <>
        <b>{writePromised(promise)}</b> {copy.fromPayment}
      </>
    );
  return (
    <>
      {isKit ? copy.arrives : copy.allBy} <b>{isKit ? writeDates(promise, 'short') : writeDay(promise.to, 'short')}</b>
    </>
  );
}

function Stock({ offer }: { offer: BottomEndOffer }) {
  if (offer.isAsking)
    return (
      <>
        <span className={`sk ${styles.skStock}`} aria-hidden="true" />
        <span className={`sk ${styles.skDays}`} aria-hidden="true" />
      </>
    );
  return (
    <>
      {offer.isAllInStock ? (
        <StockBars of={{ case: offer.worst ?? 'instock', colour: 'green', message: copy.allInStock }} />
      ) : null}
      <p className={styles.days}>
        <When offer={offer} />
      </p>
    </>
  );
}

const toLabel = ({ isKit, slugs, isWhole }: BottomEndOffer): string =>
  isKit ? copy.addKit : isWhole ? copy.addAll(slugs.length) : copy.addOthers(slugs.length);

type Outcome = 'consent' | { added: number } | null;

function useBuying(store: EngineParts, { slugs }: BottomEndOffer) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isAdding, setAdding] = useState(false);
  const isConsentAnswered = useStore($consentAnswered);
  const buy = async (): Promise<void> => {
    if (!$consentAnswered.get()) return setOutcome('consent');
    setAdding(true);
    const added = await store.addAll(slugs);
    setOutcome({ added });
    setAdding(false);
  };
  return { outcome: outcome === 'consent' && isConsentAnswered ? null : outcome, isAdding, buy };
}

function News({ store, offer: { slugs }, outcome }: { store: EngineParts; offer: BottomEndOffer; outcome: Outcome }) {
  const progress = useStore(store.$progress);
  const stopped = slugs.find((slug) => typeof progress[slug] === 'object');
  const problem = stopped === undefined ? undefined : progress[stopped];
  const isIn = typeof outcome === 'object' && outcome !== null && outcome.added === slugs.length;
  return (
    <>
      <p role="status" className={styles.inBasket}>
        {isIn ? (
          <>
            <Icon name="check" className="i-s" />
            {copy.allInBasket(slugs.length)}
          </>
        ) : null}
      </p>
      {outcome === 'consent' ? <NeedsConsent /> : null}
      {outcome !== null && outcome !== 'consent' && typeof problem === 'object' ? (
        <Alert kind="error" isLive title={copy.stoppedAt(`${stopped}`, outcome.added)}>
          {errorCopy[problem.problem]}
        </Alert>
      ) : null}
    </>
  );
}

/** What the choice costs in one press: as its kit where there is one, else the parts that can be had. */
export function BottomEndSum({ store, groups, lines }: Props) {
  const offers = useStore(store.$offers);
  useStore(store.$known);
  const kit = findKit(
    groups,
    lines.map(({ size }) => size.slug),
  );
  const offer = decideBottomEnd(lines, kit, store.stateOf);
  const { outcome, isAdding, buy } = useBuying(store, offer);
  const [kitSize] = kit?.sizes ?? [];
  const parts = lines.filter(({ size }) => offer.slugs.includes(size.slug)).map(({ size }) => priceOf(store, size));
  const sum = offer.isKit && kitSize ? priceOf(store, kitSize) : sumOf(parts);
  const liveOf = (slug: string) => {
    const live = offers[slug];
    return typeof live === 'object' ? live.gross : null;
  };
  const saving = offer.isKit && kit && sum ? findKitSaving({ contents: kit.contents, price: sum.gross }, liveOf) : null;
  return (
    <div className={styles.sum}>
      {sum ? <Amount of={sum.gross} net={sum.net} className={styles.total ?? ''} /> : null}
      {saving ? <p className={styles.saving}>{copy.asKit(formatMoney(saving))}</p> : null}
      <div className={styles.stock}>
        <Stock offer={offer} />
      </div>
      <div className={styles.buy}>
        <Button
          kind="primary"
          isBlock
          busy={isAdding && copy.adding}
          reason={offer.slugs.length === 0 ? availabilityCopy.outOfStock : null}
          showsReason
          onClick={() => void buy()}
        >
          {toLabel(offer)}
        </Button>
        <News store={store} offer={offer} outcome={outcome} />
      </div>
    </div>
  );
}
