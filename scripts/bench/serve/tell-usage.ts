/** Loaded into a process before its own program: on the word "usage" it tells its parent what it has used so far. */

/** Microseconds of processor time, its own and the system's for it; bytes of memory that it holds. */
export type Usage = { cpuUs: number; rss: number };

process.on('message', (word) => {
  if (word !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuUs: user + system, rss: process.memoryUsage.rss() } satisfies Usage);
});
