/** The two not-found pages (rules page.not-found and part.unknown). */
export const notFoundCopy = {
  title: '404 Page not found',
  heading: 'Page Not Found',
  lead: 'There is no page at this address.',
  part: {
    heading: 'Part Not Found',
    lead: 'No part matches this number. These are the common mistakes:',
    mistakes: [
      'The expected search format is part number, a dash and the size (example 4B1606H-.50).',
      'If the size is unknown, search by part number alone.',
      'The search value may be incomplete.',
    ],
    contact: (email: string) => `Still not found? Write to ${email}.`,
  },
} as const;
