/** The pieces of the look: what each is called in the code, and when it is the right one. In the order of the page. */
type PieceNote = {
  title: string;
  /** files below `src` that it is made of, the first the one to begin at */
  code: readonly string[];
  when: string;
};

export const pieces = {
  button: {
    title: 'Button',
    code: ['islands/shared/Button.tsx', 'styles/button.css'],
    when: 'One primary on a screen: what the visitor came for. Secondary for the other ways on, quiet beside them. A button that cannot act stays in the order of Tab and says why.',
  },
  field: {
    title: 'Field',
    code: [
      'islands/shared/TextField.tsx',
      'islands/shared/Field.tsx',
      'islands/shared/FieldError.tsx',
      'styles/field.css',
    ],
    when: 'Whatever is typed. Label above, one line below it that is kept for the hint or what is wrong, so that nothing moves.',
  },
  select: {
    title: 'Select',
    code: ['islands/shared/Select.tsx', 'styles/field.css'],
    when: 'One of many that the visitor knows by name: a country, a make. Up to five that differ in price or words are a list of options.',
  },
  choice: {
    title: 'Tick box, options, switch',
    code: ['styles/choice.css', 'styles/segments.css', 'styles/switch.css'],
    when: 'Tick box: agreed or not, sent with a form. Options: one of a few with a line about each. Switch: holds at once. Segments: two or three short words.',
  },
  size: {
    title: 'Sizes',
    code: ['components/part/SizeChoice.astro', 'styles/size.css'],
    when: 'The size of a set: on a part’s page with its price and stock, as small links in lists. Hatched is sold out and can still be chosen.',
  },
  stepper: {
    title: 'Stepper',
    code: ['islands/shared/Stepper.tsx', 'styles/stepper.css'],
    when: 'A quantity in the basket or before it. Many pieces at once are typed in quick order.',
  },
  badge: {
    title: 'Badge',
    code: ['styles/badge.css', 'components/page/CountBadge.astro'],
    when: 'One or two words about the thing that it stands on. Never something to press.',
  },
  'stock-bars': {
    title: 'Stock bars',
    code: ['islands/shared/StockBars.tsx', 'islands/delivery/ShareBars.tsx', 'styles/availability.css'],
    when: 'How near the stock is, everywhere a part can be bought. The words carry the meaning, the bars make a list quick to read.',
  },
  date: {
    title: 'Dates of delivery',
    code: ['islands/delivery/DeliveryPromise.tsx'],
    when: 'When pieces are at the door: large once on a page, small on each line. Weeks where no day is known, a reason where nothing is.',
  },
  price: {
    title: 'Prices',
    code: [
      'islands/buy-box/Price.tsx',
      'islands/shared/Money.tsx',
      'islands/shared/NetRows.tsx',
      'islands/shared/NetSwitch.tsx',
      'islands/shared/DiscountRow.tsx',
      'styles/net-prices.css',
    ],
    when: 'Every amount. With VAT unless the visitor has asked for prices without it; a former price only where the data tell one.',
  },
  alert: {
    title: 'Alert',
    code: ['islands/shared/Alert.tsx', 'islands/shared/TooMany.tsx', 'styles/alert.css'],
    when: 'Something about this page that stays until it is mended or left. An error says what to do, with the button that does it.',
  },
  notice: {
    title: 'Notices',
    code: [
      'components/page/Marquee.astro',
      'islands/shared/AsOf.tsx',
      'islands/shared/OffersAsOf.tsx',
      'components/page/ConsentBanner.astro',
    ],
    when: 'The line over all pages is the seller’s. “As of” stands where a price is older than it looks. The banner about cookies comes once.',
  },
  snackbar: {
    title: 'Snackbar',
    code: ['components/page/Snackbar.astro', 'components/page/snackbar.ts', 'styles/alert.css'],
    when: 'Says that a press has done its work, with one way on. It goes by itself, so nothing that must be read is said by it alone.',
  },
  dialog: {
    title: 'Dialog',
    code: ['islands/shared/Dialog.tsx', 'components/page/ConsentSettings.astro', 'styles/overlay.css'],
    when: 'A question that must be answered first, or a short form that leaves the page as it is. 290 and 400 wide for messages, 500 for forms, 560 for the cookie settings.',
  },
  drawer: {
    title: 'Drawer',
    code: ['islands/basket-drawer/BasketDrawer.tsx', 'styles/overlay.css'],
    when: 'The basket at hand, over any page. Its own page has more room, for changing many lines.',
  },
  tabs: {
    title: 'Tabs and panels that unfold',
    code: ['islands/contact/ContactTabs.tsx', 'styles/tabs.css', 'styles/panels.css', 'styles/unfold.css'],
    when: 'Tabs: two to five things of which one is looked at. Panels: the same on a phone, and questions with their answers.',
  },
  table: {
    title: 'Table',
    code: ['styles/table.css', 'styles/tools.css'],
    when: 'Figures that are compared. Numbers end at the right and stand in the figures of one width; compact from ten rows on.',
  },
  card: {
    title: 'Card',
    code: ['components/prose/PartCards.astro', 'components/home/RangeCard.astro', 'styles/card.css'],
    when: 'Something with a picture that leads to its own page; the whole card is the link. Parts that are compared stand in a table.',
  },
  carousel: {
    title: 'Carousel',
    code: ['components/page/MakeCarousel.astro', 'components/page/carousel.ts'],
    when: 'The makes in the footer, and nothing else: it stops under the pointer, with the focus, by its button and for whoever asked for less motion.',
  },
  breadcrumb: {
    title: 'Breadcrumbs',
    code: ['components/page/Breadcrumbs.astro'],
    when: 'Below the head of every page of the catalogue. The last one is the page itself and no link.',
  },
  skeleton: {
    title: 'Skeleton',
    code: ['islands/shared/Skeleton.tsx', 'styles/skeleton.css'],
    when: 'Where the shape of what comes is known, in its size, so that nothing jumps. Said once to screen readers.',
  },
  mail: {
    title: 'Mails',
    code: [
      'server/mail/order-mail.ts',
      'server/mail/receipt-mail.ts',
      'server/mail/stock-alert-mail.ts',
      'server/mail/mail-layout.ts',
    ],
    when: 'What the shop writes to a buyer and to the seller. The same words as text; no picture has to load.',
  },
} as const satisfies Record<string, PieceNote>;

export type PieceId = keyof typeof pieces;
