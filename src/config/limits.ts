/** Figures that rule how the shop behaves. Times in milliseconds, lengths in characters. */
export const limits = {
  searchMinLength: 2,
  searchDebounceMs: 300,
  /** longest text that a search takes, the server's limit too */
  searchMaxLength: 60,
  /** rows below a search field */
  suggestionsMax: 8,
  /** engines, and as many sets, that a search field lists */
  menuRows: 3,
  /** numbers that the not-found page proposes */
  nearestNumbersMax: 5,
  /** rows of the search page at first, and more with each press */
  searchPageRows: 24,
  /** quantity, country, postcode, company box and VAT number (rules basket.pause and checkout.pauses) */
  inputDebounceMs: 500,
  snackbarMs: 4000,
  /** a pointer that has rested on a link so long means it */
  hoverMs: 100,
  /** a page that was fetched before the link to it was pressed is opened without asking again so long; seconds */
  prefetchedSeconds: 60,
  /** the page of another size that takes longer is opened in the ordinary way */
  sizeChangeMs: 4000,
  /** so long the change of a size waits for the island that something was pressed in */
  pressedMs: 8000,
  /** the box that the server draws; what takes longer is asked for by the island, which says how it goes */
  liveBoxMs: 8000,
  transitSplitDays: 28,
  /** added to the days until a delivery arrives (rule availability.transit-days) */
  transitMarginDays: { from: 5, to: 7 },
  /** days until a delivery where none that is on its way fits (rule availability.transit-days) */
  transitWithoutFitDays: { from: 1, to: 2 },
  titleMax: 60,
  /** characters of a part's name that say its engines */
  titleEnginesMax: 34,
  altMax: 125,
  descriptionMax: 160,
  /** of an article, in structured data */
  headlineMax: 110,
  quantityMin: 1,
  lineQuantityMax: 999,
  /** parts whose price and stock are asked in one request */
  partsAtOnce: 50,
  buildListParts: 50,
  buildTitleMax: 60,
  /** rows of a quick order, and bytes of a list that is pasted or read from a file */
  quickOrderRows: 200,
  quickOrderBytes: 65_536,
  /** a postcode of a country without a known pattern counts when it is longer than this */
  postcodeLongerThan: 4,
  goUpPx: 300,
  /** what has changed is said so long after it has, when the answer to a quick question is there too */
  announceAfterMs: 250,
  /** so long a sentence that is said stays where a screen reader finds it */
  announcedMs: 5000,
  /** what took the focus so long ago is read by itself */
  readByFocusMs: 1000,
  consentDelayMs: 2500,
  /** services of others wait so long for a first interaction (rule consent.third-parties) */
  thirdPartyMs: 5000,
  /** the default record while nothing has been chosen (rule consent.banner) */
  consentDays: 7,
  /** a choice of the visitor's */
  consentAnswerDays: 180,
  /** a basket and what belongs to it: cookies, what was typed in the checkout */
  cartDays: 1,
  /** the country of delivery that a visitor has chosen */
  countryDays: 180,
  /** the mailed link to an order and the cookie that opens it, as long as payment or delivery may be outstanding */
  orderDays: 30,
  /** orders that one browser is shown, the last ones placed or opened in it */
  knownOrdersMax: 10,
  menuCloseMs: 2000,
  /** makes and popular items (rule catalogue.popular-row) */
  carouselMs: 5000,
  emailMax: 254,
  promoCodeMax: 40,
  enquiryTextMax: 2000,
  /** a name, a street, an engine: each field of an enquiry on one line */
  enquiryLineMax: 120,
  /** the shortest phone numbers that somebody can be reached at have as many */
  phoneFiguresMin: 5,
  /** how long a proof of work may be handed in, and how long before that end a browser makes another one */
  proofMs: 1_200_000,
  proofMarginMs: 60_000,
  /** enquiries that one visitor may send within the window */
  enquiriesAtOnce: 5,
  enquiryWindowMs: 300_000,
  /** links to one order that are mailed again within a day, and the least time between two */
  orderLinksADay: 3,
  orderLinkPauseMs: 300_000,
  /** times that one visitor may ask for a link within the window of enquiries, whatever the order */
  orderLinksAtOnce: 10,
  /** receipts that one visitor may have mailed once more within the window of enquiries */
  receiptsAtOnce: 5,
  /** orders that one address may make within an hour, and from which of them on the browser proves that it is no program */
  ordersAnHour: 5,
  orderProofFrom: 3,
  statementNameMax: 120,
  orderNumberMax: 60,
  statementTextMax: 2000,
  /** withdrawals, and returns, that one visitor may send within the window of enquiries; repeats count too */
  statementsAtOnce: 10,
  /** a request to be told of stock: hours until it must be confirmed, days that it then waits */
  stockAlertConfirmHours: 48,
  stockAlertDays: 180,
  /** such requests that one visitor may send within the window of enquiries */
  stockAlertsAtOnce: 20,
  /** the least time between two mails to one address about one part */
  stockAlertPauseMs: 60_000,
  /**
   * Mails to one mailbox within a day. `anyone`: those that whoever knows the address may cause; a buyer who orders three times
   * until one is paid, asks for the link and for two parts causes six. `known`: beside them, to whoever has paid or confirmed; a
   * workshop that pays five orders and waits for a dozen parts.
   */
  mailsADay: { anyone: 6, known: 20 },
  replyHours: 48,
  pumpWarrantyMonths: 12,
  returnDays: 30,
} as const;
