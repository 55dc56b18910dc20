import '#styles/ticks.css';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { type CheckoutStep, checkoutSteps } from '#domain/checkout/steps.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import styles from './Progress.module.css';

type Props = {
  /** the step the buyer is in; the bar reaches half of it */
  at: CheckoutStep;
  /** false once the order is placed: the steps behind are then no longer open */
  canGoBack?: boolean;
  /** all of it is behind the buyer: the order is paid */
  isDone?: boolean;
};

type Step = (typeof checkoutSteps)[number];

const Done = ({ step: { label, href }, canGoBack }: { step: Step; canGoBack: boolean }) => (
  <li>
    <Icon name="check" className="i-s" />
    {canGoBack && href ? <a href={href}>{label}</a> : <span>{label}</span>}
    <span className="sr"> {copy.stepDone}</span>
  </li>
);

/** The four steps (rule checkout.steps), from the basket to the payment. Needs no script. */
export function Progress({ at, canGoBack = true, isDone = false }: Props) {
  const position = isDone ? checkoutSteps.length : checkoutSteps.findIndex(({ step }) => step === at);
  return (
    <nav className={`${styles.progress} ${isDone ? styles.paid : ''}`} aria-label={copy.stepsLabel} data-not-printed>
      <div className={styles.scale} aria-hidden="true">
        <div className="ticks" />
        <div className={styles.bar} data-at={position} />
      </div>
      <ol>
        {checkoutSteps.map((step, index) =>
          index < position ? (
            <Done key={step.step} step={step} canGoBack={canGoBack} />
          ) : (
            <li
              key={step.step}
              className={index === position ? styles.now : styles.ahead}
              aria-current={index === position ? 'step' : undefined}
            >
              {`${index + 1}. ${step.label}`}
            </li>
          ),
        )}
      </ol>
      <p className={styles.short} aria-hidden="true">
        <b>{isDone ? copy.allStepsDone : checkoutSteps[position]?.label}</b>
        {isDone ? null : <span>{copy.stepOf(position + 1, checkoutSteps.length)}</span>}
      </p>
    </nav>
  );
}
