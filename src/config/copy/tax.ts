/** Tax in words (rules tax.in-words and tax.change-announced); the keys of `reasons` are those of `domain/tax/tax.ts`. */
export const taxCopy = {
  included: (amount: string) => `VAT included: ${amount}`,
  /** no VAT and no known reason: orders whose agreement is not kept any more */
  without: 'Without VAT',
  /** where no VAT is charged */
  free: {
    'reverse-charge': 'Reverse charge: VAT is due by the recipient',
    export: 'Export: without EU VAT; import VAT and duty are due on delivery',
    'export-within-customs-union': 'Export: without EU VAT; import VAT is due on delivery',
  },
  /** why VAT is charged, where somebody may wonder; said beside the amount */
  reasons: {
    'postcode-unknown':
      'VAT depends on the postal code: it is charged in Northern Ireland (BT) and not in Great Britain.',
    'delivery-at-home': 'The parts are delivered in the country that they leave from: there companies pay VAT too.',
    'number-missing': 'Without a valid VAT number a company pays VAT.',
    'number-checking': 'VAT is charged until the number has been checked.',
    'number-invalid': 'VAT is charged until the number is valid.',
    'number-unchecked':
      'VAT is charged, because the number could not be checked. The order does not wait for it: we check it by hand. If it takes VAT off, we pay the VAT back the way that you paid.',
    'number-outside-eu': 'VAT is charged: the number is of a country outside the EU.',
    'number-of-dispatch': 'VAT is charged: your number is of the country that the parts leave from.',
  },
  /** a reason too, with the seller's name */
  numberOfSeller: (seller: string, country: string) =>
    `VAT is charged: the seller, ${seller}, and your number are both of ${country}.`,
  /** in place of a reason, while the number in the field could not be sent */
  numberOpen: 'VAT for this number is not worked out yet',
  numberOpenText: 'The total does not take it into account yet. Press “Check again”; Continue checks it once more too.',
  notes: {
    'invoiced-elsewhere': 'The invoice goes to another country than the parts.',
  },
  /** behind the buyer's number */
  numberStates: {
    unchecked: 'not checked',
    checking: 'not checked',
    'not-asked': 'not checked',
    valid: '',
    invalid: 'invalid',
  },
  number: (number: string, state: string) => (state === '' ? number : `${number} (${state})`),
  buyerNumber: 'Your VAT number',
  company: 'Company',
  reference: 'Your reference',
  /** a change of the setting */
  before: 'Before',
  now: 'Now',
  /** the same of the parts alone, while no shipping method is chosen for the new place */
  partsBefore: 'Parts before',
  partsNow: 'Parts now',
  changedTitle: 'The tax has changed',
  totalChangedTitle: 'The total has changed',
  changed: (before: string, now: string) => `Total before ${before}, now ${now}.`,
  changedParts: (before: string, now: string) => `Parts before ${before}, now ${now}.`,
  shippingOpen: 'Shipping is yet to be chosen.',
  pressAgain: 'Nothing is ordered yet. Press Continue again to go on with this total.',
} as const;
