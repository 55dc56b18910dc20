import { CircleAlert } from 'lucide-react';

/** Sentence below a control that is not a `Field`; the control names `{of}-error` in aria-describedby. */
export const FieldError = ({ of, text }: { of: string; text: string | undefined }) =>
  text ? (
    <p id={`${of}-error`} className="err">
      <CircleAlert className="i-s" aria-hidden="true" />
      {text}
    </p>
  ) : null;
