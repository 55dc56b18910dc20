/** Cookie banner and settings (rule consent.categories). */
export const consentCopy = {
  title: 'Cookies',
  text: 'We use mandatory cookies to run the shop. With your consent we also use functional, analytics and advertisement cookies.',
  agree: 'Agree',
  agreeToAll: 'Agree to all',
  onlyMandatory: 'Only mandatory',
  manage: 'Manage',
  save: 'Save',
  settingsTitle: 'Cookie settings',
  policyLink: 'Cookies Policy',
  alwaysOn: 'Always on',
  categories: {
    Mandatory: 'Basket, checkout and this choice. Cannot be switched off.',
    Functional: 'Live chat.',
    Analytics: 'How the pages are used.',
    Advertisement: 'Which adverts led here.',
  },
} as const;
