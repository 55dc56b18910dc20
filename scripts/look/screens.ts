import type { Page } from '@playwright/test';
import * as reach from './reach.ts';

/** A page of the shop, or what a press shows on it. */
export type Screen = {
  name: string;
  path: string;
  /** brings the visitor to where the page has something to show; the address that it then has, where that is another one */
  reach?: (page: Page) => Promise<string | void>;
  /** what is pressed on it, at every width */
  act?: (page: Page) => Promise<void>;
  /** one of the five that are looked at on the smallest and the largest window too */
  isOfFive?: boolean;
  /** a visitor who has not been asked about cookies */
  isFirstVisit?: boolean;
  /** of these widths alone */
  only?: (width: number) => boolean;
};

const isPhone = (width: number): boolean => width <= 960;
const isWide = (width: number): boolean => width > 960;

const catalogue: Screen[] = [
  { name: 'gallery', path: '/gallery' },
  { name: 'home', path: '/', isOfFive: true },
  { name: 'home-part', path: '/', act: reach.chooseByNumber },
  { name: 'catalogue', path: '/catalogue' },
  { name: 'make', path: '/catalogue/Ford' },
  { name: 'engine', path: '/catalogue/Honda/K20A', isOfFive: true },
  { name: 'part', path: '/details/4B1606H-STD', isOfFive: true },
  { name: 'part-undersize', path: '/details/10B1580H-.025' },
  { name: 'part-pump', path: '/details/OPHD1040HP' },
  { name: 'part-gauge', path: '/details/AG-1' },
  { name: 'part-kit', path: '/details/4B1946H+5M1959H+1T1957' },
  { name: 'part-not-made', path: '/details/4B1606H-.80' },
  { name: 'part-not-found', path: '/details/NOT-A-PART' },
  { name: 'zoom', path: '/details/4B1606H-STD', act: reach.openZoom },
  { name: 'quick-enquiry', path: '/details/4B1606H-STD', act: reach.openQuickEnquiry },
  { name: 'search', path: '/search?q=honda%20k20a' },
  { name: 'search-none', path: '/search?q=zzzzzz' },
  { name: 'search-menu', path: '/faq', act: reach.typeSearch, only: isWide },
];

const texts: Screen[] = [
  ...['engine-bearings', 'calico-bearings', 'flexigauge', 'guides-and-bulletins'].map((name) => ({
    name,
    path: `/products/${name}`,
  })),
  { name: 'oil-pumps', path: '/products/oil-pumps' },
  { name: 'distributors', path: '/distributors' },
  { name: 'faq', path: '/faq' },
  { name: 'news', path: '/news' },
  { name: 'article', path: '/news', reach: reach.findArticle },
  { name: 'contact', path: '/contact' },
  { name: 'contact-dealer', path: '/contact#dealer' },
  { name: 'about', path: '/about' },
  { name: 'terms', path: '/terms' },
  { name: 'shipping', path: '/shipping' },
  { name: 'cookies-policy', path: '/cookies-policy' },
  { name: '404', path: '/no-such-page' },
];

const frame: Screen[] = [
  { name: 'menu-mobile', path: '/faq', act: reach.openMenu, only: isPhone },
  { name: 'menu-catalogue', path: '/faq', act: reach.openCatalogueMenu, only: isWide },
  { name: 'cookie-banner', path: '/faq', isFirstVisit: true, act: reach.showBanner },
  { name: 'cookie-settings', path: '/faq', isFirstVisit: true, act: reach.openCookieSettings },
];

const orders: Screen[] = [
  { name: 'basket-empty', path: '/basket' },
  { name: 'basket', path: '/basket', reach: reach.haveBasket, isOfFive: true },
  { name: 'drawer', path: '/faq', reach: reach.haveBasket, act: reach.openBasketDrawer },
  { name: 'drawer-empty', path: '/faq', act: reach.openEmptyDrawer },
  { name: 'checkout', path: '/checkout', reach: reach.haveBasket, isOfFive: true },
  { name: 'checkout-error', path: '/checkout', reach: reach.haveBasket, act: reach.pressContinue },
  { name: 'summary', path: '/summary', reach: reach.haveDetails },
  { name: 'order-pay', path: '/order', reach: reach.placeOrder },
  { name: 'order-paid', path: '/order', reach: reach.payOrder },
  { name: 'order-declined', path: '/faq', act: reach.declineOrder },
  { name: 'quick-order-empty', path: '/quick-order' },
  { name: 'quick-order', path: '/quick-order', act: reach.fillQuickOrder },
  { name: 'build-list-empty', path: '/build-list' },
  { name: 'build-list', path: '/build-list', reach: reach.keepBuildList },
  { name: 'withdraw', path: '/withdraw' },
  { name: 'return', path: '/return' },
];

export const screens: readonly Screen[] = [...catalogue, ...texts, ...frame, ...orders];
