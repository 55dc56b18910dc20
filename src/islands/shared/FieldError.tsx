import { Icon } from '#islands/shared/Icon.tsx';

/**
 * Line below a control that is not a `Field`, with a sentence when it is wrong; the control names `{of}-error` in
 * aria-describedby. It keeps its height, so that nothing moves under a press.
 */
export const FieldError = ({ of, text }: { of: string; text: string | undefined }) => (
  <div className="note">
    {text ? (
      <p id={`${of}-error`} className="err">
        <Icon name="circle-alert" className="i-s" />
        {text}
      </p>
    ) : null}
  </div>
);
