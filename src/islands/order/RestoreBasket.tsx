import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { orderPaths, type OrderView } from '#api/order.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { links } from '#config/navigation.ts';
import { site } from '#config/site.ts';
import { decideOrderState, isGivenUp } from '#domain/order/order.ts';
import { meansInSentence } from '#domain/payment/payment-means.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import type { OrderStore } from '#stores/order/order-page.ts';
import { isAwaitingPayment } from '#stores/order/payment.ts';
import type { RestoreBasketState, RestoreBasketStore } from '#stores/order/restore-basket.ts';
import { basketOpening } from '#stores/basket/opening.ts';
import { aloneInBasket, notifyTabs } from '#stores/basket/tabs.ts';
import { openRestoreBasket } from '#stores/order/restore-basket-instance.ts';
import styles from './Order.module.css';

const copy = paymentCopy.restoreBasket;

type Ways = { store: RestoreBasketStore; order: OrderView; state: RestoreBasketState; wasRefused: boolean };

/** The declined method in words, then the others, each one press from the summary. */
function OtherWays({ store, order, state, wasRefused }: Ways) {
  const methods = useStore(store.$methods);
  const wait = useWaitReason(orderPaths.basket(order.id));
  useEffect(() => void store.loadMethods(), [store]);
  if (methods?.length === 0) return null;
  const working = state.step === 'working' ? state.method : null;
  return (
    <>
      <p className="muted">{paymentCopy.otherMethod(meansInSentence(order.paymentTitle), site.supportEmail)}</p>
      <ul className={styles.others}>
        {wasRefused ? (
          <li>
            <b>{order.paymentTitle}</b> <span className="muted">{copy.declinedNow}</span>
          </li>
        ) : null}
        {methods === null ? <li className={`sk ${styles.otherToCome}`} aria-hidden="true" /> : null}
        {methods?.map(({ id, title }) => (
          <li key={id}>
            <Button
              isBlock
              busy={working === id && copy.working}
              reason={wait}
              onClick={() => void store.restoreBasket(id)}
            >
              {copy.payWith(meansInSentence(title))}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

const Short = ({ missing }: { missing: Extract<RestoreBasketState, { step: 'short' }>['missing'] }) => (
  <Alert kind="warn" isLive title={copy.shortTitle}>
    <ul>
      {missing.map(({ number, asked, put }) => (
        <li key={number}>{copy.short(number, put, asked)}</li>
      ))}
    </ul>
    <p>{copy.heldByOrder}</p>
    <a className="link" href={links.basket}>
      {copy.toBasket}
    </a>
  </Alert>
);

/** A basket that was about to be opened is part of this one now: its name leads nowhere any more. */
const basket = {
  alone: aloneInBasket,
  noteBasket: () => {
    basketOpening.end();
    notifyTabs();
  },
};

/** An order that waits for its payment: another way to pay, and its parts back into the basket. */
export function RestoreBasket({ store: order, view }: { store: OrderStore; view: OrderView }) {
  const [store] = useState(() => openRestoreBasket(order, view.id, basket));
  const state = useStore(store.$restoreBasket);
  const notice = useStore(order.$notice);
  const wait = useWaitReason(orderPaths.basket(view.id));
  const wasRefused = notice?.kind === 'declined' || notice?.kind === 'cancelled' || notice?.kind === 'error';
  if (decideOrderState(view) !== 'awaiting-payment' || isAwaitingPayment(notice) || isGivenUp(view)) return null;
  if (state.step === 'short') return <Short missing={state.missing} />;
  return (
    <section className={styles.restoreBasket} aria-labelledby="put-back">
      <h2 id="put-back" className="h3">
        {wasRefused ? copy.otherWays : copy.notNow}
      </h2>
      <p className="muted">{copy.later}</p>
      <OtherWays store={store} order={view} state={state} wasRefused={wasRefused} />
      <p className="muted">{copy.note(view.number)}</p>
      <Button
        busy={state.step === 'working' && state.method === null && copy.working}
        reason={wait}
        onClick={() => void store.restoreBasket(null)}
      >
        {copy.press}
      </Button>
      {state.step === 'failed' ? (
        <Alert kind="error" isLive title={copy.failed}>
          <ProblemText code={state.code} path={orderPaths.basket(view.id)}>
            {state.code === 'out-of-stock' ? copy.nothingLeft : undefined}
          </ProblemText>
        </Alert>
      ) : null}
    </section>
  );
}
