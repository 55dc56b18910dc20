import { availableParallelism } from 'node:os';

/** Cores that this process may use. */
export const cores = availableParallelism();

/** Journeys at once: more than this keeps one shop and its sandbox busier than any visitor would. */
export const journeyWorkers = Math.min(cores, 6);
