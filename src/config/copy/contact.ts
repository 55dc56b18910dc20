import { enquiryCopy } from './enquiry.ts';

/** Contact page: prepared mails by type of enquiry (doc 1 §5); `body` asks for what the answer needs. */
export const contactCopy = {
  write: 'Write an e-mail',
  general: [
    {
      type: enquiryCopy.types.unknownPart,
      hint: 'Tell us make, model, year and engine. The VIN helps but is not needed.',
      subject: 'Product information, part number not known',
      body: 'Make:\nModel:\nYear:\nEngine:\nVIN (optional):\nCountry:\n\nQuestion:\n',
    },
    {
      type: enquiryCopy.types.knownPart,
      hint: 'Tell us the part number with its size.',
      subject: 'Product information, part number known',
      body: 'Part number:\nCountry:\n\nQuestion:\n',
    },
    {
      type: enquiryCopy.types.sponsorship,
      hint: 'Tell us the series, the car or bike, and your dates.',
      subject: enquiryCopy.types.sponsorship,
      body: 'Country:\n\nEnquiry:\n',
    },
    {
      type: enquiryCopy.types.other,
      hint: 'For a question about an order, name the order number.',
      subject: enquiryCopy.types.other,
      body: 'Order number (if there is one):\nCountry:\n\nQuestion:\n',
    },
  ],
  dealer: {
    type: 'Become a dealer or distributor',
    hint: 'Tell us company, VAT number, address, and whom you sell to.',
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
      `You are (${enquiryCopy.who.join(' / ')}):`,
      `Your customers (${enquiryCopy.customers.join(' / ')}):`,
      `You sell in (${enquiryCopy.range.join(' / ')}):`,
      `You keep stock (${enquiryCopy.stock.join(' / ')}):`,
      '',
      'Comment:',
      '',
    ].join('\n'),
  },
} as const;
