/** Contact page and quick enquiry (doc 1 §2, §5, §8). */
export const enquiryCopy = {
  heading: 'Send Us an Enquiry',
  tabs: { general: 'GENERAL ENQUIRIES', dealer: 'DEALER / DISTRIBUTOR ENQUIRY' },
  required: 'This field is required',
  invalidFormat: 'Invalid format',
  quick: {
    title: 'Quick enquiry',
    emailRequired: 'E-mail is required',
    emailInvalid: 'E-mail must be valid',
    sent: 'Email has been sent',
    send: 'Send',
  },
  sentTitle: 'Contact Form Submitted',
  sentText: 'We endeavour to respond within 48 hours',
  errorTitle: 'Error',
  types: {
    unknownPart: 'Product information requested (technical/price/availability) and I do NOT know the part number',
    knownPart: 'Product information requested (technical/price/availability) and I DO know the part number',
    sponsorship: 'Sponsorship enquiry',
    other: 'Other questions or comments',
  },
  who: ['Wholesaler', 'Retailer', 'Specialised garage', 'Other'],
  customers: ['Individual car owners', 'Garages and retail outlets'],
  range: ['Local area', 'Entire country', 'Sell outside of country'],
  stock: ['Yes', 'No'],
} as const;
