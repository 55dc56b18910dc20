import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';

/** What a control needs to belong to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = {
  label: ReactNode;
  children: (control: ControlProps) => ReactNode;
  /** sentence below in red; the field is then marked as wrong */
  error?: string | undefined;
  hint?: ReactNode;
  isOptional?: boolean;
  /** fixed id, so that a list of errors can lead here */
  id?: string;
  className?: string;
};

/** Label above, control, hint and error below. */
export function Field({ label, children, error, hint, isOptional, id, className = '' }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : '';
  const errorId = error ? `${controlId}-error` : '';
  return (
    <div className={`field ${error ? 'is-error' : ''} ${className}`}>
      <label className="lab" htmlFor={controlId}>
        <span>{label}</span>
        {isOptional ? <span className="optl">optional</span> : null}
      </label>
      {children({
        id: controlId,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={hintId} className="hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className="err">
          <CircleAlert className="i-s" aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
