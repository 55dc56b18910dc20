import { expect, test } from 'vitest';
import { begin, whenUp } from './processes.ts';

test('a program that does not come up is ended', async () => {
  const running = begin(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)']);
  await expect(whenUp(running, Promise.reject(new Error('not up')))).rejects.toThrow('not up');
  expect(running.child.signalCode).toBe('SIGTERM');
});
