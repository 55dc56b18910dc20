import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { useId } from 'react';

type Props = {
  children: ReactNode;
  kind?: 'primary' | 'secondary' | 'quiet';
  size?: 'sm' | 'md' | 'lg';
  type?: 'button' | 'submit';
  /** id of the form it sends, where it stands outside of it */
  form?: string;
  /** fills the width of its box */
  isBlock?: boolean;
  /** label in its progress form ("Adding") while the press is being worked on */
  busy?: string | false;
  /** why it cannot act now; the button stays focusable and says so (rule access.says-why) */
  reason?: string | null;
  /** shows the reason below the button too, where it blocks the way */
  showsReason?: boolean;
  /** name for screen readers where the label alone is not enough */
  label?: string;
  /** whether what it opens is open */
  isExpanded?: boolean;
  className?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** pressed while it cannot act, for what shows the way out of it */
  onBlocked?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
};

const classNames = ({ kind = 'secondary', size = 'md', isBlock, reason, className }: Props) =>
  ['btn', `btn-${kind}`, size !== 'md' && `btn-${size}`, isBlock && 'btn-block', reason && 'is-disabled', className]
    .filter(Boolean)
    .join(' ');

/** A button that never dies silently: it says what it is doing, and why it cannot act. */
export function Button(props: Props) {
  const { children, type = 'button', busy, reason, showsReason, label, onClick, onBlocked, ref } = props;
  const hintId = useId();
  const press: MouseEventHandler<HTMLButtonElement> = (event) => {
    if (!busy && !reason) return onClick?.(event);
    event.preventDefault();
    if (!busy) onBlocked?.(event);
  };
  return (
    <>
      <button
        ref={ref}
        type={type}
        form={props.form}
        className={classNames(props)}
        aria-disabled={reason ? true : undefined}
        aria-busy={busy ? true : undefined}
        aria-label={label}
        aria-expanded={props.isExpanded}
        aria-describedby={reason ? hintId : undefined}
        title={reason ?? undefined}
        onClick={press}
      >
        {busy ? <span className="spin" aria-hidden="true" /> : null}
        {busy || children}
      </button>
      {reason ? (
        <p id={hintId} className={showsReason ? 'hint' : 'sr'}>
          {reason}
        </p>
      ) : null}
    </>
  );
}
