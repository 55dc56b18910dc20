/** Name and language of the shop; the address of the site comes from the environment (SITE_URL). */
export const site = {
  name: 'Race Series',
  /** the product range, in titles such as "… Race Series Catalogue" */
  productName: 'Engine Bearings',
  /** used where a sentence needs the whole offer, e.g. in og:site_name */
  siteName: 'Race Series engine bearings and oil pumps',
  language: 'en',
  locale: 'en_GB',
  description:
    'Race Series engine bearings, coated bearings, oil pumps and clearance gauges for engine builders in Europe and the UK.',
  supportEmail: 'support@shop.example',
  /** questions about personal data */
  privacyEmail: 'privacy@shop.example',
  /** square, at least 112 px, for search engines */
  logo: '/icon-512.png',
  /** of the browser's own frame; equal to the paper of the design */
  themeColour: '#f6f4ef',
  og: {
    type: 'website',
    image: '/og/default.jpg',
    imageAlt: 'Race Series bearing shells',
    imageWidth: 1200,
    imageHeight: 630,
  },
} as const;
