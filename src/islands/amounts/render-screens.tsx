import { renderToStaticMarkup } from 'react-dom/server';
import { basketAnswerSchema } from '#api/basket.ts';
import { type OrderView, orderViewSchema } from '#api/order.ts';
import { BasketScreen } from '#islands/basket/BasketScreen.tsx';
import { DrawerLines } from '#islands/basket-drawer/DrawerLines.tsx';
import { DrawerTotal } from '../basket-drawer/BasketDrawer.tsx';
import { CheckoutScreen } from '#islands/checkout/CheckoutScreen.tsx';
import { SummaryScreen } from '#islands/summary/SummaryScreen.tsx';
import { OrderScreen } from '#islands/order/OrderScreen.tsx';
import { $basket } from '#stores/basket/basket.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';

const visit = { justPlaced: true, isReturning: false, error: null };

/**
 * For tests: every screen with amounts as markup, drawn by the components that the shop publishes from the very answers of
 * its endpoints.
 */
export function renderScreens(basketBody: unknown, orderBody: unknown) {
  const basket = basketAnswerSchema.parse(basketBody);
  const order: OrderView = orderViewSchema.parse(orderBody);
  $basket.set(basket);
  checkoutStore.$progress.set('ready');
  return {
    drawer: renderToStaticMarkup(
      <>
        <DrawerLines basket={basket} />
        <DrawerTotal basket={basket} />
      </>,
    ),
    basketPage: renderToStaticMarkup(<BasketScreen />),
    checkout: renderToStaticMarkup(<CheckoutScreen />),
    summary: renderToStaticMarkup(<SummaryScreen />),
    orderPage: renderToStaticMarkup(<OrderScreen id={order.id} answer={{ yours: true, order }} visit={visit} />),
  };
}
