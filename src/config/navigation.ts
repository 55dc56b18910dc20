/** The directive's own words (rule withdrawal.two-steps). */
export const withdrawalLabel = 'Withdraw from contract here';

export const returnLabel = 'Register a return';

export const cookiesManagerLabel = 'Cookies Manager';

/** Addresses of our own pages that code leads to. What menus and footer have is in `content/menu.yml` and `footer.yml`. */
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
