import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from './Icon.tsx';

/** What a control needs to belong to its label, hint and error. */
type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = {
  label: ReactNode;
  children: (control: ControlProps) => ReactNode;
  /** sentence below in red, in place of the hint; the field is then marked as wrong */
  error?: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
  /** fixed id, so that a list of errors can lead here */
  id?: string;
  className?: string;
};

type NoteProps = { controlId: string } & Pick<Props, 'error' | 'hint'>;

/**
 * The line below a control: its hint, or what is wrong with it. It is there before it says anything, because an error that
 * appears on leaving the field must not move the button that the pointer is on.
 */
const Note = ({ controlId, error, hint }: NoteProps) => (
  <div className="note">
    {hint ? (
      <p id={`${controlId}-hint`} className={`hint ${error ? 'is-away' : ''}`}>
        {hint}
      </p>
    ) : null}
    {error ? (
      <p id={`${controlId}-error`} className="err">
        <Icon name="circle-alert" className="i-s" />
        {error}
      </p>
    ) : null}
  </div>
);

/** Label above, control, one line for hint or error below; a field that is never wrong (no `error` at all) and has no hint keeps none. */
export function Field(props: Props) {
  const { label, children, error, hint, isOptional, id, className = '' } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  return (
    <div className={`field ${error ? 'is-error' : ''} ${className}`}>
      <label className="lab" htmlFor={controlId}>
        <span>{label}</span>
        {isOptional ? <span className="optl">optional</span> : null}
      </label>
      {children({
        id: controlId,
        'aria-describedby': error ? `${controlId}-error` : hintId,
        'aria-invalid': error ? true : undefined,
      })}
      {'error' in props || hint ? <Note controlId={controlId} error={error} hint={hint} /> : null}
    </div>
  );
}
