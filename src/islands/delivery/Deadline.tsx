import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { type ReactNode, useId, useState } from 'react';
import styles from './Delivery.module.css';

type Props = {
  /** "Pay by 2 pm on Monday to keep these dates."; null where there are none */
  until: string | null;
  /** what the days are made of, a paragraph each; without any nobody can ask */
  why: readonly string[];
  children?: ReactNode;
};

/** Until when to pay for the dates above, and behind "Why?" what they are made of (rules delivery.deadline and delivery.why). */
export function Deadline({ until, why, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const hasWhy = why.length > 0 || Boolean(children);
  if (until === null && !hasWhy) return null;
  return (
    <div className={`small ${styles.deadline}`}>
      <p>
        {until === null ? null : <span>{until}</span>}{' '}
        {hasWhy ? (
          <button
            type="button"
            className={`link ${styles.change}`}
            data-not-printed
            aria-label={copy.whyLabel}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {copy.why}
          </button>
        ) : null}
      </p>
      <div id={id} className={styles.because} hidden={!isOpen}>
        {isOpen ? children : null}
        {isOpen ? why.map((sentence) => <p key={sentence}>{sentence}</p>) : null}
      </div>
    </div>
  );
}
