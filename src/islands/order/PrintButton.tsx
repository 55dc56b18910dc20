import { Printer } from 'lucide-react';
import { orderCopy as copy } from '#config/copy/order.ts';
import { Button } from '#islands/shared/Button.tsx';

/** The order on one or two sheets (`Print.module.css`). */
export const PrintButton = () => (
  <Button onClick={() => print()}>
    <Printer className="i-s" aria-hidden="true" />
    {copy.print}
  </Button>
);
