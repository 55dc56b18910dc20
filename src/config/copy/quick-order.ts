const rows = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`;
const lines = (count: number): string => `${count} ${count === 1 ? 'line' : 'lines'}`;

/** Quick order: a list of part numbers and quantities into the basket. */
export const quickOrderCopy = {
  heading: 'Quick order',
  description: 'Paste part numbers with quantities or choose a CSV file, check price and stock, and order all at once.',
  needsScript: 'The quick order reads your list in this browser and needs JavaScript. Parts can be ordered one by one:',
  catalogue: 'Open the catalogue',
  loading: 'Loading the quick order',
  failed: 'The quick order',
  /** the field */
  label: 'Part numbers and quantities, one part per line',
  hint: 'Number and quantity in either order, separated by a comma, semicolon, tab or space. No quantity means 1.',
  placeholder: '4B1606H-STD, 2\n5M1959H .25; 1\nAG-1',
  drop: 'Or drop a CSV file here.',
  choose: 'Choose a CSV file',
  check: 'Check the lines',
  checking: 'Checking',
  /** what became of the list */
  nothing: 'There is no line to check yet.',
  'too-large': (kilobytes: number) =>
    `This list is longer than ${kilobytes} KB. Nothing was read. Split it and try again.`,
  'not-text': 'This file is not text. Save the sheet as CSV and choose that file.',
  /** where several columns may be the quantity */
  whichColumn: 'Which column is the quantity?',
  asked: 'We cannot tell which figures in your list are quantities. Say which below, and we read the list.',
  columnWaits: 'One answer counts for all rows. Until then your list stays in the field.',
  columnAnswered: 'We read the rows below with this answer. Choose another one to read them again.',
  columnKept: 'We keep this answer for your list.',
  column: (at: number) => `Column ${at + 1}`,
  noneOfThem: 'None of them',
  noneHint: 'Each row then asks how many.',
  useColumn: 'Use this answer',
  readSo: 'We read the rows below with this answer.',
  read: (read: number) => `${lines(read)} read.`,
  unclear: (count: number) => `${count} ${count === 1 ? 'row is' : 'rows are'} not clear yet.`,
  headings: (count: number) => (count === 1 ? 'One heading was left out.' : `${count} headings were left out.`),
  leftOut: (count: number) => `${lines(count)} with quantity 0 left out.`,
  isFull: (left: number, most: number) =>
    `An order holds ${most} rows. ${lines(left)} ${left === 1 ? 'stays' : 'stay'} in the field.`,
  notChecked: (left: number) =>
    `The part numbers could not be loaded. ${lines(left)} ${left === 1 ? 'stays' : 'stay'} in the field; nothing is lost.`,
  tryAgain: 'Try again',
  /** the rows */
  rows: 'Rows of the order',
  columns: { part: 'Part', quantity: 'Quantity', price: 'Price', total: 'Total', remove: 'Remove' },
  typed: 'Typed:',
  corrected: (typed: string) => `“${typed}” was read as this part`,
  summed: (count: number) => `${lines(count)} combined`,
  noQuantity: 'No quantity that can be ordered. How many pieces?',
  howMany: (number: string) => `How many of ${number}?`,
  takeQuantity: (quantity: number) => `Order ${quantity}`,
  beyond: (typed: number, most: number) => `${typed} asked for; one line holds ${most}`,
  chooseSize: (set: string) => `${set}: choose the size`,
  unknown: 'No part has this number.',
  nearest: 'Nearest numbers:',
  searchFor: 'Search for it',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  undo: 'Undo',
  added: (quantity: number) => `${quantity} in the basket`,
  /** beside the rows */
  total: 'Total',
  totalOf: (count: number) => `Total of ${rows(count)}`,
  ofRows: (all: number) => `Of ${rows(all)}`,
  states: {
    ready: (count: number, pieces: number) => [`${count}`, ` ready, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`],
    choice: (count: number) => [`${count}`, count === 1 ? ' needs a choice' : ' need a choice'],
    none: (count: number) => [`${count}`, ' not available'],
    added: (count: number) => [`${count}`, ' in the basket'],
  },
  notCounted: 'not counted',
  waits: 'Parts are being added to the basket.',
  nothingOpen: 'There is no row to add.',
  allAdded: (rows: number) => (rows === 1 ? 'The part is in the basket.' : `All ${rows} parts are in the basket.`),
  someAdded: (added: number, all: number) =>
    `${added} of ${all} parts added. The rows say what happened to the others.`,
  noneAdded: 'No part was added. The rows say why.',
  addReady: (count: number) => `Add ${rows(count)} to basket`,
  others: (count: number) =>
    count === 1 ? 'The other row stays in this list.' : `The other ${rows(count)} stay in this list.`,
  firstChoice: 'Go to the first open choice',
  viewBasket: 'View basket',
  edit: 'Change the list',
  clear: 'Start a new order',
  cleared: 'Quick order cleared',
  empty: 'Your rows appear here with price and stock once the list is checked.',
} as const;
