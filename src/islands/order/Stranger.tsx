import { orderCopy as copy } from '#config/copy/order.ts';
import checkout from '#islands/checkout/Checkout.module.css';
import { Progress } from '#islands/checkout/Progress.tsx';
import { MailLinkAgain } from './MailLinkAgain.tsx';
import { WithdrawLink } from './WithdrawLink.tsx';

type Props = { id: string; number: string; state: keyof typeof copy.publicStates };

/** Somebody who is not known as the buyer: number and state, and the link for whoever is (rule privacy.order-for-buyer). */
export const Stranger = ({ id, number, state }: Props) => (
  <>
    <Progress at="payment" canGoBack={false} isDone={state === 'paid'} />
    <div className={checkout.empty}>
      <h1>{copy.pageTitle(number)}</h1>
      <p>{copy.publicStates[state]}</p>
      <p className="measure">{copy.notYours}</p>
      <MailLinkAgain orderId={id} />
      <WithdrawLink number={number} />
    </div>
  </>
);
