/** Loaded into a process before its own program: on the word "usage" it tells its parent what it has used so far. */

/**
 * Microseconds of processor time, its own and the system's for it; bytes of memory that it holds, and of these the heap
 * (used, and taken from the system) and what lies beside it (`external`, of which `arrayBuffers`).
 */
export type Usage = { cpuUs: number } & NodeJS.MemoryUsage;

process.on('message', (word) => {
  if (word !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuUs: user + system, ...process.memoryUsage() } satisfies Usage);
});
