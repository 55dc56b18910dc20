/** `supportedOnly`: not shown to visitors from elsewhere (`supportedCountries`), who have it in the last line of the footer. */
type Link = { label: string; href: string; supportedOnly?: boolean };
type LinkGroup = { title: string; links: readonly Link[] };

export const productLinks: readonly Link[] = [
  { label: 'Engine Bearings', href: '/products/engine-bearings' },
  { label: 'Calico Bearings', href: '/products/calico-bearings' },
  { label: 'Flexigauge', href: '/products/flexigauge' },
  { label: 'Oil Pumps', href: '/products/oil-pumps' },
  { label: 'Guides and Bulletins', href: '/products/guides-and-bulletins' },
];

/** Main menu after the two dropdowns Catalogue and Products. */
export const mainLinks: readonly Link[] = [
  { label: 'Where to buy', href: '/distributors' },
  { label: 'FAQ', href: '/faq' },
  { label: 'News & Media', href: '/news' },
  { label: 'Contact', href: '/contact' },
];

export const mobileLinks: readonly Link[] = [
  { label: 'Part finder', href: '/#part-finder' },
  { label: 'Catalogue', href: '/catalogue' },
];

export const footerGroups: readonly LinkGroup[] = [
  {
    title: 'Catalogue',
    links: [
      { label: 'All makes', href: '/catalogue' },
      { label: 'Part finder', href: '/#part-finder' },
      { label: 'Build list', href: '/build-list' },
      { label: 'Guides and Bulletins', href: '/products/guides-and-bulletins' },
    ],
  },
  { title: 'Products', links: productLinks.slice(0, 4) },
  {
    title: 'Buying',
    links: [
      { label: 'Quick order', href: '/quick-order' },
      { label: 'Where to buy', href: '/distributors' },
      { label: 'Shipping and lead times', href: '/shipping' },
      { label: 'Returns & Warranties', href: '/warranties', supportedOnly: true },
      { label: 'FAQ', href: '/faq' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', href: '/about' },
      { label: 'News & Media', href: '/news' },
      { label: 'Contact', href: '/contact' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
  },
];

/** The directive's own words (rule withdrawal.two-steps). */
export const withdrawalLabel = 'Withdraw from contract here';

export const returnLabel = 'Register a return';

/** Always reachable (rule seller.legal-links). */
export const legalLinks: readonly Link[] = [
  { label: 'Terms & Conditions', href: '/terms' },
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Cookies Policy', href: '/cookies-policy' },
  { label: 'Returns & Warranties', href: '/warranties' },
  { label: withdrawalLabel, href: '/withdraw' },
];

export const cookiesManagerLabel = 'Cookies Manager';

/** `flag` is the code of the flag picture. SAMPLE addresses on example domains. */
export const sisterSites: readonly (Link & { flag: string; sample: boolean })[] = [
  { label: 'Australia', href: 'https://au.shop.example', flag: 'au', sample: true },
  { label: 'USA', href: 'https://us.shop.example', flag: 'us', sample: true },
];

/** Where /facebook leads (rule page.social). SAMPLE address on an example domain. */
export const brandPage = 'https://facebook.example/race-series';

/** `route`: the address of ours that leads there, for links. Links open a new window. */
export const socialLinks: readonly (Link & { route?: string; sample: boolean })[] = [
  { label: 'Facebook', href: brandPage, route: '/facebook', sample: true },
  { label: 'Instagram', href: 'https://instagram.example/race-series', sample: true },
  { label: 'YouTube', href: 'https://youtube.example/race-series', sample: true },
];

export const footerMotto = 'no risk - no compromise - total performance';
export const footerTicks = ['Engine Bearings', 'Camshaft Bearings', 'Bushings & Thrustwashers'] as const;

export const notFoundLinks: readonly Link[] = [
  { label: 'Home', href: '/' },
  { label: 'Catalogue', href: '/catalogue' },
  { label: 'Where to Buy', href: '/distributors' },
  { label: 'Contact Us', href: '/contact' },
];

export const links = {
  deliveryConditions: '/terms#exceptions',
  shippingOptions: '/terms#shipping',
  distributors: '/distributors',
  terms: '/terms',
  privacy: '/privacy',
  cookiesPolicy: '/cookies-policy',
  basket: '/basket',
  buildList: '/build-list',
  quickOrder: '/quick-order',
  checkout: '/checkout',
  summary: '/summary',
  withdrawal: '/withdraw',
  return: '/return',
  stockAlertConfirm: '/stock-alert/confirm',
  stockAlertStop: '/stock-alert/stop',
  stockAlertPrivacy: '/privacy#retention',
  withdrawalConditions: '/warranties#withdrawal',
  returnConditions: '/warranties#returns',
} as const;
