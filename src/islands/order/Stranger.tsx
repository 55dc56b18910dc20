import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { orderCopy as copy } from '#config/copy/order.ts';
import { type OrderAnswer, orderPaths } from '#api/order.ts';
import { site } from '#config/site.ts';
import { browserOrderEffects } from '#stores/order/order.ts';
import { createOrderLink } from '#stores/order/mail-link-again.ts';
import { Progress } from '../checkout/Progress.tsx';
import { WithdrawLink } from './WithdrawLink.tsx';
import { Alert } from '../shared/Alert.tsx';
import { focusWithoutDoubleClick } from '../shared/ignore-double-click.ts';
import { Button } from '../shared/Button.tsx';
import { ProblemText } from '../shared/TooMany.tsx';
import { useWaitReason } from '../shared/use-wait.ts';
import checkout from '../checkout/Checkout.module.css';

type Props = { id: string; order: Extract<OrderAnswer, { yours: false }>['order'] };

/** Somebody who is not known as the buyer: how the order stands, and the link for whoever is (rule privacy.order-for-buyer). */
export const Stranger = ({ id, order }: Props) => (
  <>
    <Progress at="payment" canGoBack={false} />
    <div className={checkout.empty}>
      <h1>{copy.strangerTitle}</h1>
      {order ? (
        <p>
          {copy.order}{' '}
          <b className="pn" translate="no">
            {order.number}
          </b>
          : {copy.publicStates[order.state]}
        </p>
      ) : null}
      <p className="measure">{copy.notYours}</p>
      <MailLinkAgain orderId={id} />
      <WithdrawLink number="" />
    </div>
  </>
);

const linkCopy = copy.mailLink;

/** Takes the focus, because the button that had it is gone. */
function LinkRequested() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusWithoutDoubleClick(box.current), []);
  return (
    <Alert kind="ok" ref={box} isLive className="measure">
      {linkCopy.sent}
    </Alert>
  );
}

/** For a buyer who is not known on this device: the link goes to the mailbox of the order (rule privacy.link-again). */
function MailLinkAgain({ orderId }: { orderId: string }) {
  const [store] = useState(() => createOrderLink(browserOrderEffects, orderId));
  const link = useStore(store.$link);
  const path = orderPaths.link(orderId);
  const reason = useWaitReason(path);
  if (link.step === 'asked') return <LinkRequested />;
  return (
    <>
      <p className="measure">{linkCopy.offer}</p>
      {link.step === 'failed' ? (
        <Alert kind="error" isLive title={linkCopy.failedTitle} className="measure">
          <ProblemText code={link.code} path={path} />
        </Alert>
      ) : null}
      <Button onClick={() => void store.ask()} busy={link.step === 'asking' && linkCopy.sending} reason={reason}>
        {link.step === 'failed' ? linkCopy.again : linkCopy.press}
      </Button>
      <noscript>
        <p>{linkCopy.withoutScript(site.supportEmail)}</p>
      </noscript>
    </>
  );
}
