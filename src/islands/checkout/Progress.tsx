import { Check } from 'lucide-react';
import { type CheckoutStep, checkoutSteps } from '#domain/checkout/steps.ts';
import styles from './Progress.module.css';

type Props = {
  /** the step the buyer is in; the bar reaches half of it */
  at: CheckoutStep;
  /** false once the order is placed: the steps behind are then no longer open */
  canGoBack?: boolean;
};

export function Progress({ at, canGoBack = true }: Props) {
  const position = checkoutSteps.findIndex(({ step }) => step === at);
  return (
    <nav className={styles.progress} aria-label="Checkout steps">
      <div className={styles.scale} aria-hidden="true">
        <div className="ticks" />
        <div className={styles.bar} style={{ width: `${((position + 0.5) / checkoutSteps.length) * 100}%` }} />
      </div>
      <ol>
        {checkoutSteps.map(({ step, label, href }, index) => (
          <li key={step} className={index === position ? styles.now : index < position ? styles.done : styles.ahead} aria-current={index === position ? 'step' : undefined}>
            {index < position ? <Check className="i-s" aria-hidden="true" /> : null}
            {index < position && canGoBack && href ? <a href={href}>{label}</a> : <span>{index < position ? label : `${index + 1}. ${label}`}</span>}
            {index < position ? <span className="sr"> (done)</span> : null}
          </li>
        ))}
      </ol>
      <p className={styles.short} aria-hidden="true">
        <b>{checkoutSteps[position]?.label}</b>
        <span>
          Step {position + 1} of {checkoutSteps.length}
        </span>
      </p>
    </nav>
  );
}
