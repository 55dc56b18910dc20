import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { BasketAnswer } from '#api/basket.ts';
import { orderPaths } from '#api/order.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { orderCopy } from '#config/copy/order.ts';
import { links } from '#config/navigation.ts';
import { site } from '#config/site.ts';
import { endsAtCustoms } from '#domain/delivery/promise.ts';
import { writeEnding } from '#domain/delivery/write-promise.ts';
import { listShort } from '#domain/basket/line-shortage.ts';
import { formatMoney, isSameMoney, type Money } from '#domain/price/money.ts';
import { fieldName } from '#islands/checkout/field-name.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { focusWithoutDoubleClick } from '#islands/shared/ignore-double-click.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import type { ChangeCode, ChangedState } from '#stores/checkout/placing.ts';
import { placing } from '#stores/checkout/placing-instance.ts';
import summary from './Summary.module.css';

/** Takes the focus: on small screens the button is far below. */
function useFocus() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusWithoutDoubleClick(box.current), []);
  return box;
}

const Confirming = () => (
  <Alert isLive ref={useFocus()} className={summary.notice} title={copy.confirmingTitle}>
    {copy.confirmingText}
  </Alert>
);

const Unknown = () => (
  <Alert kind="warn" isLive className={summary.notice} title={copy.unknownTitle}>
    {copy.unknownText(site.supportEmail)}
  </Alert>
);

type ChangedProps = Pick<ChangedState, 'code' | 'refused' | 'isRepeated' | 'explanation'> & {
  total: Money;
  basket: BasketAnswer;
};

/** A line that is marked says it better than a general sentence; a refusal that nothing explains is not said twice alike. */
function explainChange({ code, isRepeated, basket }: ChangedProps): string {
  if (code === 'earlier-order') return copy.earlierOrder;
  if (code !== 'out-of-stock') return errorCopy[code];
  if (listShort(basket.lines).length > 0) return copy.soldMeanwhile;
  return isRepeated ? copy.stillRefused(site.supportEmail) : errorCopy[code];
}

/** Lines that were short and are corrected: there is nothing left to be told. */
function useEndOfShortage({ code, basket }: ChangedProps): void {
  const isShort = listShort(basket.lines).length > 0;
  const [wasShort, setWasShort] = useState(isShort);
  useEffect(() => {
    if (isShort) setWasShort(true);
    else if (wasShort && code === 'out-of-stock') placing.acknowledge();
  }, [isShort, wasShort, code]);
}

const titles: Partial<Record<ChangeCode, string>> = {
  'details-changed': copy.detailsChangedTitle,
  'delivery-changed': copy.deliveryChangedTitle,
  'earlier-order': copy.earlierOrderTitle,
  'earlier-unpaid': copy.earlierUnpaidTitle,
  'ordered-otherwise': copy.orderedOtherwiseTitle,
};

/** The days of before and now, where they are why nothing was ordered (rule order.as-shown). */
function Days({ code, refused: { promised }, basket: { delivery } }: ChangedProps) {
  if (code !== 'delivery-changed' || !promised || !delivery) return null;
  const isExport = endsAtCustoms(delivery);
  return (
    <p>
      {copy.before} {writeEnding(promised, isExport)}. {copy.now} <b>{writeEnding(delivery.promise, isExport)}</b>.
    </p>
  );
}

/** The new total is told only where there is one: it may be as before, or could not be had. */
function Changed(props: ChangedProps) {
  const { code, refused, total, explanation } = props;
  useEndOfShortage(props);
  return (
    <Alert kind="warn" isLive ref={useFocus()} className={summary.notice} title={titles[code] ?? copy.changedTitle}>
      <p>
        {explainChange(props)} {isSameMoney(refused.total, total) ? null : copy.newTotal(formatMoney(total))}
      </p>
      <Days {...props} />
      {Object.values(explanation.fields ?? {}).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {explanation.order ? (
        <a className="link" href={`/order/${explanation.order}`}>
          {orderCopy.openOrder}
        </a>
      ) : null}
      {code === 'out-of-stock' ? (
        <a className="link" href={links.basket}>
          {copy.toBasket}
        </a>
      ) : null}
    </Alert>
  );
}

const Incomplete = ({ fields }: { fields: Record<string, string> }) => (
  <Alert kind="error" isLive ref={useFocus()} className={summary.notice} title={copy.missingTitle}>
    <p>{Object.keys(fields).map(fieldName).join(', ') || errorCopy['invalid-draft']}</p>
    <a className="link" href={`${links.checkout}?check`}>
      {copy.editDetails}
    </a>
  </Alert>
);

/** What became of "Place order and pay", other than an order, on the page. */
export function PlacingNotice({ basket }: { basket: BasketAnswer }) {
  const state = useStore(placing.$placing);
  if (state.step === 'confirming') return <Confirming />;
  if (state.step === 'unknown') return <Unknown />;
  if (state.step === 'changed') return <Changed {...state} total={basket.totals.total} basket={basket} />;
  return state.step === 'incomplete' ? <Incomplete fields={state.fields} /> : null;
}

const failureText = (code: string): string | undefined =>
  code === 'order-failed' || !Object.hasOwn(errorCopy, code) ? orderCopy.failedText : undefined;

/** 'Order Creation Failed' (rule order.failed): nothing was ordered, pressing again is safe. */
export function FailedDialog() {
  const state = useStore(placing.$placing);
  return (
    <Dialog
      title={orderCopy.failedTitle}
      isOpen={state.step === 'failed'}
      width={400}
      onClose={placing.acknowledge}
      actions={
        <Button kind="primary" onClick={placing.acknowledge}>
          {copy.close}
        </Button>
      }
    >
      <p>
        {state.step === 'failed' ? (
          <ProblemText code={state.code} path={orderPaths.place}>
            {failureText(state.code)}
          </ProblemText>
        ) : null}
      </p>
    </Dialog>
  );
}
