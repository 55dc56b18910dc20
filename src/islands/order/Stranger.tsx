import { orderCopy as copy } from '#config/copy/order.ts';
import checkout from '#islands/checkout/Checkout.module.css';
import { Progress } from '#islands/checkout/Progress.tsx';
import { MailLinkAgain } from './MailLinkAgain.tsx';
import { WithdrawLink } from './WithdrawLink.tsx';

/**
 * Somebody who is not known as the buyer: the link for whoever is, and the same whether there is such an order or not
 * (rule privacy.order-for-buyer).
 */
export const Stranger = ({ id }: { id: string }) => (
  <>
    <Progress at="payment" canGoBack={false} />
    <div className={checkout.empty}>
      <h1>{copy.strangerTitle}</h1>
      <p className="measure">{copy.notYours}</p>
      <MailLinkAgain orderId={id} />
      <WithdrawLink number="" />
    </div>
  </>
);
