import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { orderPaths } from '#api/order.ts';
import { orderCopy } from '#config/copy/order.ts';
import { site } from '#config/site.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { focusWithoutDoubleClick } from '#islands/shared/ignore-double-click.ts';
import { Button } from '#islands/shared/Button.tsx';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import { browserOrderEffects } from '#stores/order/order.ts';
import { createOrderLink } from '#stores/order/mail-link-again.ts';

const copy = orderCopy.mailLink;

/** Takes the focus, because the button that had it is gone. */
function Asked() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusWithoutDoubleClick(box.current), []);
  return (
    <Alert kind="ok" ref={box} isLive className="measure">
      {copy.sent}
    </Alert>
  );
}

/** For a buyer who is not known on this device: the link goes to the mailbox of the order (rule privacy.link-again). */
export function MailLinkAgain({ orderId }: { orderId: string }) {
  const [store] = useState(() => createOrderLink(browserOrderEffects, orderId));
  const link = useStore(store.$link);
  const path = orderPaths.link(orderId);
  const reason = useWaitReason(path);
  if (link.step === 'asked') return <Asked />;
  return (
    <>
      <p className="measure">{copy.offer}</p>
      {link.step === 'failed' ? (
        <Alert kind="error" isLive title={copy.failedTitle} className="measure">
          <ProblemText code={link.code} path={path} />
        </Alert>
      ) : null}
      <Button onClick={() => void store.ask()} busy={link.step === 'asking' && copy.sending} reason={reason}>
        {link.step === 'failed' ? copy.again : copy.press}
      </Button>
      <noscript>
        <p>{copy.withoutScript(site.supportEmail)}</p>
      </noscript>
    </>
  );
}
