/** What the contact forms let people choose from (rules enquiry.general-fields and enquiry.dealer-fields). */
export const enquiryChoices = {
  types: {
    unknownPart: 'Product information requested (technical/price/availability) and I do NOT know the part number',
    knownPart: 'Product information requested (technical/price/availability) and I DO know the part number',
    sponsorship: 'Sponsorship enquiry',
    other: 'Other questions or comments',
  },
  /** the types as subjects of mails */
  subjects: {
    unknownPart: 'Product information, part number not known',
    knownPart: 'Product information, part number known',
    sponsorship: 'Sponsorship enquiry',
    other: 'Other questions or comments',
  },
  who: ['Wholesaler', 'Retailer', 'Specialised garage', 'Other'],
  customers: ['Individual car owners', 'Garages and retail outlets'],
  range: ['Local area', 'Entire country', 'Sell outside of country'],
  stock: ['Yes', 'No'],
  /** nobody has given the choices: these are of our own (decision 0017); the last one asks for words */
  specialisations: ['Engine rebuilding', 'Race engines', 'Motorcycle engines', 'Other'],
} as const;

/**
 * Contact page (rules enquiry.general-fields and enquiry.dealer-fields): labels by the fields' names, and what stands in
 * for a form that cannot run.
 */
export const contactCopy = {
  part: 'The enquiry form',
  tabsLabel: 'Kind of enquiry',
  tabs: { general: 'GENERAL ENQUIRIES', dealer: 'DEALER / DISTRIBUTOR ENQUIRY' },
  yourRegion: 'For your region',
  choose: 'Choose',
  chooseCountry: 'Choose your country',
  send: { general: 'Send enquiry', dealer: 'Send application' },
  sending: 'Sending',
  close: 'Close',
  fieldsToCheck: (count: number) => `Check ${count} ${count === 1 ? 'field' : 'fields'} before you send`,
  agree: 'I agree to the',
  privacyLink: 'Privacy Policy',
  tooLong: (most: number) => `Type at most ${most} characters.`,
  unreadable: 'One character here cannot be read. Delete it and type it again.',
  general: {
    labels: {
      firstname: 'First name',
      lastname: 'Last name',
      email: 'E-mail',
      country: 'Country',
      type: 'Type of enquiry',
      make: 'Make',
      model: 'Model',
      year: 'Year',
      engine: 'Engine',
      vin: 'VIN',
      part: 'Part number',
      text: 'Comment or message',
      privacy: 'Privacy agreement',
    },
  },
  dealer: {
    groups: { billing: 'Billing address', delivery: 'Delivery address', business: 'About your business' },
    voluntary: 'Voluntary questions.',
    forget: 'Clear my answers',
    labels: {
      first_name: 'First name',
      last_name: 'Last name',
      company: 'Company',
      vat_number: 'VAT number',
      email: 'E-mail',
      phone: 'Phone',
      website: 'Website',
      billing_address_street_1: 'Street',
      billing_address_street_2: 'Apartment',
      billing_address_city: 'City',
      billing_address_post: 'Postal code',
      billing_address_country: 'Country',
      is_delivery_different: 'Delivery address is different',
      delivery_address_street_1: 'Street',
      delivery_address_street_2: 'Apartment',
      delivery_address_city: 'City',
      delivery_address_post: 'Postal code',
      delivery_address_country: 'Country',
      who: 'Who are you?',
      specialisation: 'Specialisation',
      specialisation_other: 'Which one?',
      customer: 'Your customers',
      range: 'Sales range',
      stock: 'Do you hold stock?',
      text: 'Comment',
      privacy: 'Privacy agreement',
    },
  },
  beside: {
    title: (hours: number) => `We reply within ${hours} hours`,
    hint: 'For a quick answer, give us the part number, or the engine code from the block.',
    languages: (names: string) => `Languages: ${names}.`,
  },
  /** the form needs a program that the browser may not run */
  withoutScript:
    'This form needs JavaScript. Without it, choose a subject: your e-mail program opens with a prepared message.',
  write: 'Write an e-mail',
  prepared: {
    general: [
      {
        type: enquiryChoices.types.unknownPart,
        subject: enquiryChoices.subjects.unknownPart,
        body: 'Make:\nModel:\nYear:\nEngine:\nVIN (optional):\nCountry:\n\nQuestion:\n',
      },
      {
        type: enquiryChoices.types.knownPart,
        subject: enquiryChoices.subjects.knownPart,
        body: 'Part number:\nCountry:\n\nQuestion:\n',
      },
      {
        type: enquiryChoices.types.sponsorship,
        subject: enquiryChoices.subjects.sponsorship,
        body: 'Country:\n\nEnquiry:\n',
      },
      { type: enquiryChoices.types.other, subject: enquiryChoices.subjects.other, body: 'Country:\n\nQuestion:\n' },
    ],
    dealer: {
      type: 'Dealer / distributor enquiry',
      subject: 'Dealer / distributor enquiry',
      body: [
        'First and last name:',
        'Company:',
        'VAT number:',
        'Billing address:',
        'Delivery address (if different):',
        'Phone (optional):',
        'Website (optional):',
        '',
        'Voluntary:',
        `You are (${enquiryChoices.who.join(' / ')}):`,
        `Your customers (${enquiryChoices.customers.join(' / ')}):`,
        `You sell in (${enquiryChoices.range.join(' / ')}):`,
        `You keep stock (${enquiryChoices.stock.join(' / ')}):`,
        '',
        'Comment:',
        '',
      ].join('\n'),
    },
  },
} as const;
