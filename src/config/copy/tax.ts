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
    'delivery-at-home': 'The parts go to the country they leave from, where companies pay VAT too.',
    'number-missing': 'Without a valid VAT number a company pays VAT.',
    'number-checking': 'VAT is charged until the number has been checked.',
    'number-invalid': 'VAT is charged until the number is valid.',
    'number-unchecked':
      'VAT is charged because we could not check the number. Your order does not wait: we check the number by hand. If that takes VAT off, we pay it back the way you paid.',
    'number-outside-eu': 'VAT is charged: the number is from a country outside the EU.',
    'number-of-dispatch': 'VAT is charged: your number is from the country the parts leave from.',
  },
  /** a reason too, with the seller's name */
  numberOfSeller: (seller: string, country: string) =>
    `VAT is charged: the seller, ${seller}, and your number are both from ${country}.`,
  /** in place of a reason, while the number in the field could not be sent */
  numberOpen: 'VAT for this number not worked out yet',
  numberOpenText: 'The total does not take the number into account yet. Press “Check again” or Continue to check it.',
  notes: {
    'invoiced-elsewhere': 'The invoice goes to a different country from the parts.',
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
  changedTitle: 'The VAT has changed',
  totalChangedTitle: 'The total has changed',
  changed: (before: string, now: string) => `Total before ${before}, now ${now}.`,
  changedParts: (before: string, now: string) => `Parts before ${before}, now ${now}.`,
  shippingOpen: 'You have not chosen shipping yet.',
  pressAgain: 'You have not ordered yet. Press Continue again to go on with this total.',
} as const;
