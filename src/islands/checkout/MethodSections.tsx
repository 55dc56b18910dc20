import { useStore } from '@nanostores/react';
import { CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { formatMoney } from '#domain/price/money.ts';
import { leadTimeFor } from '#domain/shipping/lead-times.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { $basket } from '#stores/basket.ts';
import { checkoutStore } from '#stores/checkout.ts';
import styles from './Checkout.module.css';
import { fieldId } from './DraftTextField.tsx';

type Option = { id: string; title: string; description: string; price?: string };
type Props = { field: 'shippingMethodId' | 'paymentMethodId'; heading: string; options: Option[]; chosen: string; onChoose: (id: string) => void; empty: string; isBusy: boolean; children?: ReactNode };

function Options({ field, heading, options, chosen, onChoose, empty, isBusy, children }: Props) {
  const error = useStore(checkoutStore.$fieldErrors)[field];
  return (
    <fieldset className={`${styles.section} ${error ? 'is-error' : ''}`} aria-busy={isBusy || undefined} aria-describedby={error ? `${fieldId(field)}-error` : undefined}>
      <legend className="h3">{heading}</legend>
      {options.length === 0 ? <p className="hint">{empty}</p> : null}
      <div className={options.length > 0 ? 'opt-list' : undefined}>
        {options.map((option, index) => (
          <label key={option.id} className={`opt ${option.id === chosen ? 'on' : ''}`}>
            <input type="radio" id={index === 0 ? fieldId(field) : undefined} name={field} value={option.id} checked={option.id === chosen} onChange={() => onChoose(option.id)} />
            <span>
              <b>{option.title}</b>
              {option.description ? <span className={styles.note}>{option.description}</span> : null}
            </span>
            {option.price ? <span className="pp">{option.price}</span> : null}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${fieldId(field)}-error`} className="err">
          <CircleAlert className="i-s" aria-hidden="true" />
          {error}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}

/** Shipping methods of the country with their lead time, and the note about prolonged delivery. */
export function ShippingMethodSection() {
  const basket = useStore($basket);
  const draft = useStore(checkoutStore.$draft);
  const busy = useStore(checkoutStore.$busy);
  const options = (basket?.shippingCountry ? basket.shippingMethods : []).map((method) => ({
    id: method.id,
    title: method.title,
    description: leadTimeFor(draft.shipping.country, method.name) ?? method.description,
    price: method.gross.amount === 0 ? 'Free' : formatMoney(method.gross),
  }));
  return (
    <Options field="shippingMethodId" heading={copy.headings.shippingMethod} options={options} chosen={draft.shippingMethodId} isBusy={Boolean(busy.shippingCountry ?? busy.shippingMethod)} empty={copy.methodsNeedAddress} onChoose={(id) => void checkoutStore.chooseShippingMethod(id)}>
      {basket?.hasBackorder ? (
        <Alert icon={<Clock className="i" aria-hidden="true" />} className={styles.backorder}>
          {copy.backorder}
        </Alert>
      ) : null}
    </Options>
  );
}

export function PaymentMethodSection() {
  const basket = useStore($basket);
  const draft = useStore(checkoutStore.$draft);
  const busy = useStore(checkoutStore.$busy);
  return (
    <Options field="paymentMethodId" heading={copy.headings.paymentMethod} options={basket?.paymentMethods ?? []} chosen={draft.paymentMethodId} isBusy={Boolean(busy.paymentMethod)} empty="Choose your country first." onChoose={(id) => void checkoutStore.choosePaymentMethod(id)} />
  );
}
