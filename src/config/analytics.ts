/** Measuring services. Without an id nothing of them is loaded and nothing is told to them. */
export const analytics: { tagManagerId: string | null } = { tagManagerId: null };

/**
 * First parts of the addresses on which no script of others runs but the chosen payment provider's
 * (rule privacy.no-strangers).
 */
export const unmeasuredPaths: readonly string[] = ['checkout', 'summary', 'order', 'stock-alert'];
