import { availableParallelism } from 'node:os';

/** Cores that this process may use. */
export const cores = availableParallelism();

/** End-to-end tests at once: each waits for the shop now and then. More keeps one shop and its sandbox busier than any visitor would. */
export const endToEndWorkers = Math.min(Math.ceil(cores * 1.5), 6);

/** Files of island tests at once: they wait for timers of the page, half a second here and there. */
export const islandWorkers = cores + 1;

/** What the steps of CI may keep busy together: one more than there are cores, because tests wait now and then. */
export const slots = cores + 1;
