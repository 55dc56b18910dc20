/**
 * What marks words that are said when they change: `<p {...notice}>`. It is no live region itself: the page has one, which says
 * the news of all notices (`announcer.ts`, rule access.said-once). What stands in the way of a press is an `alert`, which the
 * browser says by itself.
 */
export const notice = { role: 'status', 'aria-live': 'off' } as const;
