import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect } from 'react';
import { orderPaths, type OrderView, type PaymentWidgets } from '#api/order.ts';
import { errorTitles } from '#config/copy/errors.ts';
import { explainPaymentProblem, paymentCopy as copy } from '#config/copy/payment.ts';
import { meansInSentence } from '#domain/payment/payment-means.ts';
import { paymentKinds } from '#domain/payment/payment-method.ts';
import type { OrderStore, WidgetsState } from '#stores/order/order-page.ts';
import { Alert } from '../shared/Alert.tsx';
import { Button } from '../shared/Button.tsx';
import { Icon } from '../shared/Icon.tsx';
import { ProblemText, TooMany } from '../shared/TooMany.tsx';
import { notice } from '../shared/notice.ts';
import { useWaitReason } from '../shared/use-wait.ts';
import { TotalToPay } from './TotalToPay.tsx';
import type { PaymentKind, WidgetProps } from './widget-props.ts';
import { widgetFor } from './widgets.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import styles from './Payment.module.css';

function Widget({
  widgets,
  token,
  store,
}: {
  widgets: PaymentWidgets;
  token: PaymentWidgets['widgets'][number];
  store: OrderStore;
}) {
  const Component = widgetFor(token.kind) as ComponentType<WidgetProps<PaymentKind>>;
  return (
    <Component
      widgets={widgets}
      token={token}
      mayPay={store.mayPay}
      openProviderOrder={store.openProviderOrder}
      mayCapture={store.mayCapture}
      onProviderOrderGone={store.forgetProviderOrder}
      onCompleted={(seen) => void store.confirm(seen)}
      onCancelled={store.cancel}
      onDeclined={store.decline}
      onStatus={(text) => store.report({ kind: 'error', text })}
      onFailure={store.fail}
    />
  );
}

/** Why there is nothing to pay with; null where there is. */
function explainMissing(state: WidgetsState, kind: PaymentKind): string | null {
  if (state.step === 'failed') return explainPaymentProblem(state.code);
  return state.step === 'ready' && state.widgets.widgets.length === 0 ? copy.byProvider[kind].tokenMissing : null;
}

/** all that is asked of the order of this page */
const path = orderPaths.order('');

function Missing({ text, code, onRetry }: { text: string; code: string; onRetry: () => void }) {
  const reason = useWaitReason(path);
  return (
    <div className={styles.widget}>
      <Alert kind="error" isLive title={errorTitles.error}>
        <ProblemText code={code} path={path}>
          {text}
        </ProblemText>
      </Alert>
      <Button className={styles.again} reason={reason} onClick={onRetry}>
        {copy.tryAgain}
      </Button>
    </div>
  );
}

const Loading = ({ kind }: { kind: PaymentKind }) => (
  <p className={`sk ${styles.loading}`} {...notice}>
    {copy.byProvider[kind].loading}
  </p>
);

/** "Przelewy24" is a method of PayPal's, whose button bears another name than what was chosen; a card's says what it is. */
const InWindowOf = ({ title, kind }: { title: string; kind: PaymentKind }) =>
  kind === 'paypal' && !paymentKinds.paypal.isNamed(title) ? (
    <p>{copy.inWindowOf(meansInSentence(title), paymentKinds.paypal.title)}</p>
  ) : null;

type Props = { store: OrderStore; order: OrderView; kind: PaymentKind };

/** The payment widgets of an unpaid order, or why there are none and what to do; `kind` is the provider of its method. */
export function PaymentArea({ store, order, kind }: Props) {
  const state = useStore(store.$widgets);
  useEffect(() => void store.loadWidgets(), [store]);
  const missing = explainMissing(state, kind);
  const code = state.step === 'failed' ? state.code : '';
  if (missing) return <Missing text={missing} code={code} onRetry={() => void store.loadWidgets()} />;
  return (
    <section aria-label={copy.area}>
      <TotalToPay order={order} />
      <InWindowOf title={order.paymentTitle} kind={kind} />
      {state.step === 'ready' ? (
        state.widgets.widgets.map((token) => (
          <Widget key={token.kind} widgets={state.widgets} token={token} store={store} />
        ))
      ) : (
        <Loading kind={kind} />
      )}
      <p className={styles.secure}>
        <Icon name="lock" className="i-s" />
        {copy.secure}
      </p>
    </section>
  );
}

const tooMany = explainPaymentProblem('too-many-requests');

/** A widget that broke (rule payment.failures). */
export function FailureDialog({ store }: { store: OrderStore }) {
  const text = useStore(store.$failure);
  const close = () => store.fail(null);
  return (
    <Dialog
      title={copy.errorTitle}
      isOpen={text !== null}
      width={400}
      onClose={close}
      actions={
        <Button kind="primary" onClick={close}>
          {copy.close}
        </Button>
      }
    >
      <p>{text === tooMany ? <TooMany path={orderPaths.order('')} /> : text}</p>
    </Dialog>
  );
}
