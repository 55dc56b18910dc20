/** Test files share a process: what one of them has put in the place of globals, timers and the environment ends with it. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
