/**
 * Test files share a process: what one of them has put in the place of globals, timers and the environment ends with it, and what
 * it has started it has to stop itself (decision 0033).
 */
import { afterAll, vi } from 'vitest';
import { watchRunning } from './watch-running.ts';

const running = watchRunning();

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const left = running.list();
  running.stop();
  if (left.length > 0) throw new Error(`This file leaves behind: ${left.join('; ')}`);
});
