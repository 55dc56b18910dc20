/** "functional, analytics and advertisement" */
const join = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** Cookie banner and settings (rule consent.categories). */
export const consentCopy = {
  title: 'Cookies',
  /** of the categories that a service is in use for */
  text: (used: readonly string[]) =>
    `We use mandatory cookies to run the shop. ${
      used.length === 0
        ? 'Functional, analytics and advertisement cookies need your consent; none are in use.'
        : `With your consent we also use ${join(used.map((category) => category.toLowerCase()))} cookies.`
    }`,
  inUse: (suppliers: readonly string[]) => (suppliers.length === 0 ? 'None in use.' : `In use: ${join(suppliers)}.`),
  inPolicy: (category: string, suppliers: readonly string[]) =>
    `${category}: ${suppliers.length === 0 ? 'none in use' : join(suppliers)}.`,
  agree: 'Agree',
  agreeToAll: 'Agree to all',
  onlyMandatory: 'Only mandatory',
  manage: 'Manage',
  save: 'Save',
  settingsTitle: 'Cookie settings',
  policyLink: 'Cookies Policy',
  alwaysOn: 'Always on',
  categories: {
    Mandatory: 'Basket, checkout and this choice. You cannot switch these off.',
    Functional: 'Live chat.',
    Analytics: 'How the pages are used.',
    Advertisement: 'Which adverts led here.',
  },
} as const;
