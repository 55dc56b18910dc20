import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { Icon } from '#islands/shared/Icon.tsx';

/** Below a line that was left out. */
export const LeftOutNote = () => (
  <p className="err">
    <Icon name="circle-alert" className="i-s" />
    {copy.leftOut}
  </p>
);
