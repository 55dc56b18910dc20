/**
 * First parts of the addresses on which no script of others runs but the chosen payment provider's
 * (rule privacy.no-strangers).
 */
export const unmeasuredPaths: readonly string[] = ['checkout', 'summary', 'order', 'stock-alert'];
