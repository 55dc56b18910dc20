/** Measuring services (doc 2 §4). Without an id nothing of them is loaded and nothing is told to them. */
export const analytics: { tagManagerId: string | null } = { tagManagerId: null };
