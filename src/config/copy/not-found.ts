/** The two not-found pages (doc 1 §2, doc 2 §2). */
export const notFoundCopy = {
  title: '404 Page not found',
  heading: 'Page Not Found',
  part: {
    heading: 'Part Not Found',
    mistakes: [
      'The expected search format is part number, a dash and the size (example 4B1606H-.50).',
      'If the size is unknown, search by part number alone.',
      'The search value may be incomplete.',
    ],
    contact: (email: string) => `Still not found? Write to ${email}.`,
  },
} as const;
