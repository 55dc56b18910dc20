import { basketPaths } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import { type BottomEndOffer, decideBottomEnd } from '#domain/engine/bottom-end-offer.ts';
import type { BottomEndLine } from '#domain/engine/bottom-end-fit.ts';
import type { EngineGroup } from '#domain/engine/engine-row.ts';
import { findKit, findKitSaving } from '#domain/engine/kit-saving.ts';
import { formatMoney } from '#domain/price/money.ts';
import { RowDays } from '#islands/delivery/RowDays.tsx';
import { NeedsConsent } from '#islands/buy-box/NeedsConsent.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { Price as Amount } from '#islands/shared/Money.tsx';
import { StockBars } from '#islands/shared/StockBars.tsx';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import { notice } from '#islands/shared/notice.ts';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import { openDrawer } from '#stores/browser/drawer-and-snackbar.ts';
import { $consentAnswered } from '#stores/consent/consent.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import styles from './BottomEnd.module.css';
import { priceOf, sumOf } from './BottomEndLines.tsx';

type Props = { store: EngineParts; groups: readonly EngineGroup[]; lines: readonly BottomEndLine[] };

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
        {offer.promise && offer.promise.kind !== 'unknown' ? (
          <RowDays of={offer.promise} isExport={offer.isExport} />
        ) : null}
      </p>
    </>
  );
}

function toLabel({ isKit, slugs, isWhole, isHeld }: BottomEndOffer): string {
  if (isHeld) return isKit ? copy.addKitAgain : slugs.length === 1 ? copy.addOneMore : copy.addAllAgain;
  return isKit ? copy.addKit : isWhole ? copy.addAll(slugs.length) : copy.addOthers(slugs.length);
}

/** What lies in the basket of it; "" for nothing. */
function describeHeld({ isKit, held, isHeld }: BottomEndOffer, parts: number): string {
  if (held === 0) return '';
  if (isHeld && isKit) return copy.kitInBasket;
  return held === parts ? copy.allInBasket(parts) : copy.someInBasket(held, parts);
}

type Outcome = 'consent' | { pressed: BottomEndOffer; added: number } | null;

/** `displayed`: what is decided now, or while it is under way what was pressed, as the basket fills up meanwhile. */
function useBuying(store: EngineParts, offer: BottomEndOffer) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [pressed, setPressed] = useState<BottomEndOffer | null>(null);
  const isConsentAnswered = useStore($consentAnswered);
  const buy = async (): Promise<void> => {
    if (!$consentAnswered.get()) return setOutcome('consent');
    setPressed(offer);
    const added = await store.addAll(offer.slugs);
    setOutcome({ pressed: offer, added });
    setPressed(null);
  };
  return {
    outcome: outcome === 'consent' && isConsentAnswered ? null : outcome,
    displayed: pressed ?? offer,
    isAdding: pressed !== null,
    buy,
  };
}

function Problem({ store, outcome }: { store: EngineParts; outcome: Outcome }) {
  const progress = useStore(store.$progress);
  if (outcome === 'consent') return <NeedsConsent />;
  const stopped = outcome?.pressed.slugs.find((slug) => typeof progress[slug] === 'object');
  const problem = stopped === undefined ? undefined : progress[stopped];
  if (outcome === null || typeof problem !== 'object') return null;
  return (
    <Alert kind="error" isLive title={copy.stoppedAt(`${stopped}`, outcome.added)}>
      <ProblemText code={problem.problem} path={basketPaths.lines} />
    </Alert>
  );
}

/** The press; with everything in the basket the way there comes first, and the press buys it once more. */
function Buy({ store, offer, parts }: { store: EngineParts; offer: BottomEndOffer; parts: number }) {
  const { outcome, displayed, isAdding, buy } = useBuying(store, offer);
  const wait = useWaitReason(basketPaths.lines);
  const heldText = isAdding ? '' : describeHeld(displayed, parts);
  return (
    <div className={styles.buy}>
      <p {...notice} className={styles.inBasket}>
        {heldText ? (
          <>
            <Icon name="check" className="i-s" />
            {heldText}
          </>
        ) : null}
      </p>
      {displayed.isHeld && !isAdding ? (
        <Button key="view" kind="primary" isBlock onClick={openDrawer}>
          {copy.viewBasket}
        </Button>
      ) : null}
      {displayed.isHeld && displayed.slugs.length === 0 ? null : (
        <Button
          key="add"
          kind={displayed.isHeld ? 'secondary' : 'primary'}
          isBlock
          busy={isAdding && copy.adding}
          reason={displayed.slugs.length === 0 ? availabilityCopy.outOfStock : wait}
          showsReason
          onClick={() => void buy()}
        >
          {toLabel(displayed)}
        </Button>
      )}
      <Problem store={store} outcome={outcome} />
    </div>
  );
}

/** What the choice costs in one press: as its kit where there is one, else the parts that can be had and are not in the basket. */
export function BottomEndSum({ store, groups, lines }: Props) {
  const offers = useStore(store.$offers);
  useStore(store.$known);
  const kit = findKit(
    groups,
    lines.map(({ size }) => size.slug),
  );
  const isInBasket = (slug: string) => store.countHeld(slug) > 0;
  const offer = decideBottomEnd(lines, kit, { stateOf: store.stateOf, isInBasket });
  const [kitSize] = kit?.sizes ?? [];
  const wanted = lines.filter(({ size }) => offer.slugs.length === 0 || offer.slugs.includes(size.slug));
  const sum = offer.isKit && kitSize ? priceOf(store, kitSize) : sumOf(wanted.map(({ size }) => priceOf(store, size)));
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
      <Buy store={store} offer={offer} parts={lines.length} />
    </div>
  );
}
