import { orderCopy as copy } from '#config/copy/order.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';

/** The order on one or two sheets (`Print.module.css`). */
export const PrintButton = () => (
  <Button onClick={() => print()}>
    <Icon name="printer" className="i-s" />
    {copy.print}
  </Button>
);
