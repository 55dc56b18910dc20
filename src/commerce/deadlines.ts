/**
 * How long a call may take from the first attempt to the last byte, in milliseconds (rule commerce.deadlines).
 * Total time, so that neither a slow drip nor a retry keeps a buyer waiting longer.
 */
export type CallKind = 'read' | 'search' | 'write' | 'create-order' | 'list';
export type Deadlines = Record<CallKind, number>;

export const defaultDeadlines: Deadlines = {
  read: 5_000,
  search: 2_000,
  write: 10_000,
  'create-order': 20_000,
  list: 60_000,
};

/** Largest answer taken, in bytes after decompression; a list of the whole catalogue is larger than anything else. */
export const answerLimit = (kind: CallKind): number => (kind === 'list' ? 64 : 5) * 1024 * 1024;

/** True for calls that change something: they are sent once, whatever happens (rule commerce.writes-once). */
export const isWrite = (kind: CallKind): boolean => kind === 'write' || kind === 'create-order';
