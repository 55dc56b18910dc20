/**
 * Test files share a process: what one of them has put in the place of globals, timers and the environment ends with it, and what
 * it has started it has to stop itself (decision 0033).
 */
import { afterAll, vi } from 'vitest';
import { watchRunning } from './watch-running.ts';

const { end } = watchRunning();

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const left = end();
  if (left.length > 0) throw new Error(`This file leaves behind: ${left.join('; ')}`);
});
