/** The loader's own table of addresses; the package ships it without a declaration under this path. */
declare module '@revolut/checkout/esm/constants.js' {
  export const URLS: Record<'prod' | 'sandbox' | 'dev', { embed: string; version: string; upsell: string }>;
}
