import { decideAvailability } from '../availability/availability.ts';
import { isInStock } from '../availability/availability-case.ts';
import type { Stock } from '../availability/stock.ts';
import type { Money } from '../price/money.ts';

/**
 * A part as the commerce API offers it in one country; `gross` 0 where it is sold by distributors only
 * (rule price.only-distributors).
 */
type Offered = { gross: Money; stock: Stock };

const isSoldOnline = ({ gross }: Offered): boolean => gross.amount > 0;

/** True when at least one piece can be ordered and sent at once, the case of which a buyer reads "In stock". `today` an ISO date. */
export const isBackInStock = (offered: Offered, today: string): boolean =>
  isSoldOnline(offered) && isInStock(decideAvailability(offered.stock, { quantity: 1, inBasket: 0, today }).case);

/**
 * Who may ask to be told: whoever sees a part that is sold online and of which not one piece is at hand – in transit, at the
 * manufacturer, or out of stock. What a basket holds does not count: that is no lack of stock.
 */
export const mayAskForStockAlert = (offered: Offered, today: string): boolean =>
  isSoldOnline(offered) && !isBackInStock(offered, today);
