/**
 * What marks words that are said when they change: `<p {...notice}>`. It is no live region itself: the page has one, which says
 * the news of all notices (`announcer.ts`, rule access.said-once). What stands in the way of a press is an `alert`, which the
 * browser says by itself. Templates of Astro name both attributes, `role={notice.role}`: it would write the scope of their styles into
 * what is spread, and so into every notice of the shop; frozen, so that this ends the build.
 */
export const notice = Object.freeze({ role: 'status', 'aria-live': 'off' } as const);
