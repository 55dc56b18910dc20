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
