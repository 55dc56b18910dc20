import type { Page } from '@playwright/test';
import { answerCard } from '#scripts/test-kit/screen-buyer.ts';
import { handsOf } from './hands.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { expect } from '../fixtures.ts';
import { fillBasket, openDrawer } from './basket.ts';
import { placeByRequest, standAtSummary } from './order.ts';
import { openPanel } from './part.ts';
import { buyerFrom } from './shop.ts';

/** What a press, a key or a word opens; axe reads it with the whole page round it, as a visitor has it. */
type State = {
  name: string;
  address: string;
  /** brings about what the page needs beforehand; the address then, where it is another one */
  reach?: (page: Page) => Promise<string | void>;
  /** opens it, until it is seen */
  open: (page: Page) => Promise<unknown>;
  device?: '@desktop' | '@phone';
  /** has not been asked about cookies */
  isFirstVisit?: boolean;
};

const banner = (page: Page) => page.getByRole('banner');
const dialog = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('dialog', { name })).toBeVisible();
const words = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const choice = { part: '4B1946H-STD', provider: 'Revolut' } as const;
const goods = (page: Page): Promise<void> =>
  fillBasket(page, [
    ['AG-1', 2],
    ['4B1946H-STD', 1],
  ]);
const order = async (page: Page): Promise<string> =>
  `/order/${await placeByRequest(page, buyerFrom('DE', 'axe'), choice)}`;
const isInvalid = (page: Page): Promise<void> => expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
const showBanner = async (page: Page): Promise<void> => {
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('button', { name: 'Only mandatory' })).toBeVisible();
};

const frame: State[] = [
  ...['Catalogue', 'Products'].map((name): State => ({
    name: `the menu ${name}`,
    address: '/about',
    device: '@desktop',
    open: async (page) => {
      await banner(page).locator('[data-menu-opener]').filter({ hasText: name }).hover();
      await expect(banner(page).locator('[data-menu-panel]:not([hidden])')).toBeVisible();
    },
  })),
  { name: 'the menu', address: '/about', device: '@phone', open: (page) => press(page, 'Open menu') },
  {
    name: 'the search of the head with its list',
    address: '/about',
    device: '@desktop',
    open: async (page) => {
      await banner(page).getByRole('combobox').fill('4B1946');
      await expect(banner(page).getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'the drawer', address: '/about', reach: goods, open: openDrawer },
  {
    name: 'the empty drawer',
    address: '/about',
    open: async (page) => {
      await banner(page)
        .getByRole('link', { name: /^Basket/ })
        .filter({ visible: true })
        .click();
      await expect(page.getByRole('dialog', { name: /^Basket/ }).getByRole('heading', { name: /empty/ })).toBeVisible();
    },
  },
  {
    name: 'every group of the footer',
    address: '/about',
    device: '@phone',
    open: async (page) => {
      for (const group of await page.getByRole('contentinfo').locator('summary').all()) await group.click();
    },
  },
  { name: 'the cookie banner', address: '/about', isFirstVisit: true, open: showBanner },
  {
    name: 'the cookie settings, one of them unfolded',
    address: '/about',
    isFirstVisit: true,
    open: async (page) => {
      await showBanner(page);
      await press(page, 'Manage');
      await dialog(page, /cookie/i);
      const fold = page.getByRole('dialog').locator('summary').first();
      if (await fold.count()) await fold.click();
    },
  },
  {
    name: 'prices without VAT',
    address: '/details/4B1946H-STD',
    open: async (page) => {
      await press(page, 'Show prices without VAT');
      await words(page, /excl\. VAT|without VAT|excluding VAT/);
    },
  },
];

const trade: State[] = [
  {
    name: 'the list of engines of the finder',
    address: '/',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Make' }).selectOption({ label: 'Honda' });
      await expect(page.getByRole('combobox', { name: 'Engine', exact: true })).toBeEnabled();
      await page.getByRole('combobox', { name: 'Engine', exact: true }).click();
      await expect(page.getByRole('listbox', { name: 'Engine' }).getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the finder by number with its list',
    address: '/',
    open: async (page) => {
      await page.getByRole('tab', { name: 'By part number' }).click();
      await page
        .getByRole('tabpanel')
        .getByRole('combobox', { name: /part number/i })
        .fill('4B1946');
      await expect(page.getByRole('tabpanel').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'an engine that is kept, and a row on the build list',
    address: '/catalogue/Honda/K20A',
    open: async (page) => {
      await press(page, 'Keep this engine');
      await page.getByRole('main').getByRole('button', { name: /^Add / }).filter({ visible: true }).last().click();
      await words(page, 'On build list');
    },
  },
  ...['Applications', 'Related Products'].map((name): State => ({
    name: `the panel ${name}`,
    address: '/details/4B1946H-STD',
    open: (page) => openPanel(page, name),
  })),
  {
    name: 'the pictures over the whole window, enlarged',
    address: '/details/4B1606H-.25',
    open: async (page) => {
      await page.getByRole('link', { name: 'Enlarge photo 1' }).click();
      await page
        .getByRole('dialog', { name: /^Pictures of/ })
        .getByRole('button', { name: 'Zoom in' })
        .click();
      await words(page, '150 %');
    },
  },
  {
    name: 'the drawing over the whole window',
    address: '/details/4B1606H-.25',
    open: async (page) => {
      await page.getByRole('link', { name: 'Enlarge photo 1' }).click();
      const pictures = page.getByRole('dialog', { name: /^Pictures of/ });
      await pictures.getByRole('button', { name: 'Drawing' }).click();
      await expect(pictures.getByRole('button', { name: 'Drawing' })).toHaveAttribute('aria-current', 'true');
    },
  },
  {
    name: 'the quick enquiry with what is missing',
    address: '/details/4B1606H-STD',
    open: async (page) => {
      await page.getByRole('main').getByText('Quick enquiry', { exact: true }).first().click();
      await dialog(page, 'Quick enquiry');
      // it says why it cannot act, and is pressed all the same
      await page.getByRole('dialog').getByRole('button', { name: 'Send' }).press('Enter');
      await isInvalid(page);
    },
  },
  {
    name: 'a part added, with its notice, and on the build list',
    address: '/details/4B1606H-STD',
    open: async (page) => {
      await press(page, 'Add to build list');
      await press(page, /^Add to Cart/);
      await words(page, /basket/i);
    },
  },
  {
    name: 'the size helper with a mistake',
    address: '/details/4B1606H-STD',
    open: async (page) => {
      await page.getByRole('link', { name: 'Which size do I need?' }).click();
      await page.getByLabel('Housing bore').fill('5');
      await page.getByLabel('Housing bore').press('Tab');
    },
  },
  {
    name: 'an engine table without an answer',
    address: '/catalogue/Ford',
    open: async (page) => {
      await page.getByRole('searchbox', { name: 'Search engines' }).fill('V9');
      await words(page, 'No engine matches “V9”');
    },
  },
  {
    name: 'a list of an order with all that may be wrong in it',
    address: '/quick-order',
    open: async (page) => {
      const list = '4B1946H-STD;2\n4b1946hx .25;1\n4B1946HC;1\n5M1959H-STD;900\nZZTOP99;4';
      await page.getByRole('textbox', { name: 'Part numbers and quantities, one part per line' }).fill(list);
      await press(page, 'Check the lines');
      await words(page, /lines read/);
    },
  },
  {
    name: 'a search without an answer',
    address: '/search?q=zzzzzz',
    open: (page) => words(page, /zzzzzz/),
  },
];

const orders: State[] = [
  { name: 'the basket', address: '/basket', reach: goods, open: (page) => words(page, 'Subtotal') },
  {
    name: 'a line taken out of the basket',
    address: '/basket',
    reach: goods,
    open: async (page) => {
      await press(page, 'Remove AG-1');
      await expect(page.getByRole('main').getByRole('group', { name: 'Quantity of AG-1' })).toHaveCount(0);
    },
  },
  {
    name: 'a checkout with all that is missing',
    address: '/checkout',
    reach: goods,
    open: async (page) => {
      await press(page, 'Continue');
      await isInvalid(page);
    },
  },
  {
    name: 'a checkout of a company that is billed elsewhere',
    address: '/checkout',
    reach: goods,
    open: async (page) => {
      await page.getByRole('checkbox', { name: checkoutCopy.b2b }).check();
      await page.getByRole('checkbox', { name: checkoutCopy.differentBilling }).check();
      await page.getByRole('textbox', { name: /VAT/ }).fill('NL000000000B00');
    },
  },
  {
    name: 'the question of another currency',
    address: '/checkout',
    reach: goods,
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Country' }).first().selectOption({ label: 'Poland' });
      await expect(page.getByRole('button', { name: 'Yes, change to PLN' })).toBeVisible();
    },
  },
  {
    name: 'the summary',
    address: '/summary',
    reach: (page) => standAtSummary(page, buyerFrom('DE', 'axe'), choice),
    open: (page) => expect(page.getByRole('button', { name: 'Place order and pay' })).toBeVisible(),
  },
  {
    name: 'an order that waits to be paid',
    address: '',
    reach: order,
    open: (page) => words(page, /Finalise your payment/),
  },
  {
    name: 'an order whose payment was declined',
    address: '',
    reach: order,
    open: async (page) => {
      await answerCard(handsOf(page), 'Decline');
      await words(page, /The payment was declined/);
    },
  },
  {
    name: 'an order that is paid',
    address: '',
    reach: order,
    open: async (page) => {
      await answerCard(handsOf(page), 'Pay');
      await expect(page.getByRole('heading', { name: /^Your order is paid/ })).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: 'a withdrawal with what is missing',
    address: '/withdraw',
    open: async (page) => {
      await page.getByRole('main').getByRole('button').last().click();
      await isInvalid(page);
    },
  },
];

export const openStates: readonly State[] = [...frame, ...trade, ...orders];
