import { CircleAlert } from 'lucide-react';

/**
 * Line below a control that is not a `Field`, with a sentence when it is wrong; the control names `{of}-error` in
 * aria-describedby. It keeps its height, so that nothing moves under a press.
 */
export const FieldError = ({ of, text }: { of: string; text: string | undefined }) => (
  <div className="note">
    {text ? (
      <p id={`${of}-error`} className="err">
        <CircleAlert className="i-s" aria-hidden="true" />
        {text}
      </p>
    ) : null}
  </div>
);
