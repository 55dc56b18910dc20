/** Said at a field of any form whose text nobody could use (rule checkout.usable), in whole sentences. */
export const typedTextCopy = {
  name: 'Write a name with letters.',
  company: 'Write the name of the company with letters or figures.',
  street: 'Write the street with letters or figures.',
  city: 'Write the name of the city with letters.',
  postcode: 'Write the postal code with its letters or figures.',
  phone: 'Write a phone number with its figures.',
  order: 'Write the order number with its figures.',
  mailboxLetters:
    'We can write only to addresses with plain letters (a to z) and figures before the @. Give another address, or ask your provider for one without accents or other letters.',
} as const;
