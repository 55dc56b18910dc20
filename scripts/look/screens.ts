import type { Page } from '@playwright/test';
import * as reach from './reach.ts';

/** A page of the shop, or what a press shows on it. */
export type Screen = {
  name: string;
  path: string;
  /** how the design's pictures of it begin: `p-basket` for `p-basket-390.png` */
  design?: string;
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
  { name: 'gallery', path: '/gallery', design: 'components' },
  { name: 'home', path: '/', design: 'p-home', isOfFive: true },
  { name: 'home-part', path: '/', design: 'home-part', act: reach.chooseByNumber },
  { name: 'catalogue', path: '/catalogue', design: 'p-catalogue' },
  { name: 'make', path: '/catalogue/Ford', design: 'p-make' },
  { name: 'engine', path: '/catalogue/Honda/K20A', design: 'c-engine', isOfFive: true },
  { name: 'part', path: '/details/4B1606H-STD', design: 'c-part', isOfFive: true },
  { name: 'part-undersize', path: '/details/10B1580H-.025' },
  { name: 'part-pump', path: '/details/OPHD1040HP' },
  { name: 'part-gauge', path: '/details/AG-1' },
  { name: 'part-kit', path: '/details/4B1946H+5M1959H+1T1957' },
  { name: 'part-not-made', path: '/details/4B1606H-.80', design: 'c-notmade' },
  { name: 'part-not-found', path: '/details/NOT-A-PART', design: 'part-not-found' },
  { name: 'zoom', path: '/details/4B1606H-STD', design: 'c-zoom', act: reach.openZoom },
  { name: 'quick-enquiry', path: '/details/4B1606H-STD', design: 'quick-enquiry', act: reach.openQuickEnquiry },
  { name: 'search', path: '/search?q=honda%20k20a', design: 'c-search' },
  { name: 'search-none', path: '/search?q=zzzzzz', design: 'c-search-none' },
  { name: 'search-menu', path: '/faq', design: 'c-search-menu', act: reach.typeSearch, only: isWide },
];

const texts: Screen[] = [
  ...['engine-bearings', 'calico-bearings', 'flexigauge', 'guides-and-bulletins'].map((name) => ({
    name,
    path: `/products/${name}`,
  })),
  { name: 'oil-pumps', path: '/products/oil-pumps', design: 'oil-pumps' },
  { name: 'distributors', path: '/distributors', design: 'distributors' },
  { name: 'faq', path: '/faq', design: 'faq' },
  { name: 'news', path: '/news', design: 'news' },
  { name: 'article', path: '/news', design: 'article', reach: reach.findArticle },
  { name: 'contact', path: '/contact', design: 'contact' },
  { name: 'contact-dealer', path: '/contact#dealer', design: 'contact-dealer' },
  { name: 'about', path: '/about' },
  { name: 'terms', path: '/terms', design: 'terms' },
  { name: 'shipping', path: '/shipping' },
  { name: 'cookies-policy', path: '/cookies-policy' },
  { name: '404', path: '/no-such-page', design: '404' },
];

const frame: Screen[] = [
  { name: 'menu-mobile', path: '/faq', design: 'menu-mobile', act: reach.openMenu, only: isPhone },
  { name: 'menu-catalogue', path: '/faq', design: 'menu-catalogue', act: reach.openCatalogueMenu, only: isWide },
  { name: 'cookie-banner', path: '/faq', design: 'cookie-banner', isFirstVisit: true, act: reach.wakeBanner },
  {
    name: 'cookie-settings',
    path: '/faq',
    design: 'cookie-settings',
    isFirstVisit: true,
    act: reach.openCookieSettings,
  },
];

const orders: Screen[] = [
  { name: 'basket-empty', path: '/basket', design: 'basket-empty' },
  { name: 'basket', path: '/basket', design: 'p-basket', reach: reach.haveBasket, isOfFive: true },
  { name: 'drawer', path: '/faq', design: 'p-drawer', reach: reach.haveBasket, act: reach.openBasketDrawer },
  { name: 'drawer-empty', path: '/faq', design: 'drawer-empty', act: reach.openEmptyDrawer },
  { name: 'checkout', path: '/checkout', design: 'p-checkout', reach: reach.haveBasket, isOfFive: true },
  {
    name: 'checkout-error',
    path: '/checkout',
    design: 'checkout-error',
    reach: reach.haveBasket,
    act: reach.pressContinue,
  },
  { name: 'summary', path: '/summary', design: 'p-summary', reach: reach.haveDetails },
  { name: 'order-pay', path: '/order', design: 'order-pay', reach: reach.placeOrder },
  { name: 'order-paid', path: '/order', design: 'p-order-paid', reach: reach.payOrder },
  {
    name: 'order-declined',
    path: '/faq',
    design: 'p-order-declined',
    act: reach.declineOrder,
  },
  { name: 'quick-order-empty', path: '/quick-order' },
  { name: 'quick-order', path: '/quick-order', design: 'p-quick', act: reach.fillQuickOrder },
  { name: 'build-list-empty', path: '/build-list' },
  { name: 'build-list', path: '/build-list', reach: reach.keepBuildList },
  { name: 'withdraw', path: '/withdraw' },
];

export const screens: readonly Screen[] = [...catalogue, ...texts, ...frame, ...orders];
