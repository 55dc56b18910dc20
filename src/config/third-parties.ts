/**
 * Services of others that the shop can use, each only where its id is configured (`TAG_MANAGER_ID` and so on) and one of
 * its categories granted (rule consent.third-parties). `url` is where its script is, `origins` what its script asks for
 * then: the policy of a page is widened by these and no others.
 */
export const thirdParties = {
  'tag-manager': {
    supplier: 'Google Tag Manager',
    categories: ['Analytics', 'Advertisement'],
    url: 'https://www.googletagmanager.com/gtm.js',
    origins: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.google.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
    ],
  },
  heatmap: {
    supplier: 'Microsoft Clarity',
    categories: ['Analytics'],
    url: 'https://www.clarity.ms/tag',
    origins: ['https://www.clarity.ms', 'https://*.clarity.ms', 'https://c.bing.com'],
  },
  chat: {
    supplier: 'Crisp',
    categories: ['Functional'],
    url: 'https://client.crisp.chat/l.js',
    origins: ['https://*.crisp.chat', 'wss://*.relay.crisp.chat'],
  },
} as const;

export type ThirdPartyName = keyof typeof thirdParties;
export const thirdPartyNames = Object.keys(thirdParties) as readonly ThirdPartyName[];
