import { CircleAlert } from 'lucide-react';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';

/** Below a line that was left out. */
export const LeftOutNote = () => (
  <p className="err">
    <CircleAlert className="i-s" aria-hidden="true" />
    {copy.leftOut}
  </p>
);
