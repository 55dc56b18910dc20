import { describe, expect, test } from 'vitest';
import { untilDone } from './until-done.ts';

function begin(waiting: number) {
  let left = waiting;
  let tell = () => {};
  let timeOut = () => {};
  const running = new Set<string>();
  const start = (name: string) => {
    running.add(name);
    return () => void running.delete(name);
  };
  const delays: number[] = [];
  const done = untilDone(
    {
      isWaiting: () => left > 0,
      watch: (changed) => {
        tell = changed;
        return start('watch');
      },
      schedule: (run, delayMs) => {
        delays.push(delayMs);
        timeOut = run;
        return start('timer');
      },
    },
    4000,
  );
  const finish = () => {
    left -= 1;
    tell();
  };
  return { done, finish, timeOut: () => timeOut(), running, delays };
}

// rule size.choice
describe('what was pressed before its island listened', () => {
  test('is not waited for where nothing was', async () => {
    const { done, running } = begin(0);
    expect(await done).toBe(true);
    expect([...running]).toEqual([]);
  });

  test('is done before the part goes: all of it', async () => {
    const { done, finish, running } = begin(2);
    finish();
    expect([...running].sort()).toEqual(['timer', 'watch']);
    finish();
    expect(await done).toBe(true);
    expect([...running]).toEqual([]);
  });

  test('is given up where its script neither comes nor fails', async () => {
    const { done, timeOut, running, delays } = begin(1);
    timeOut();
    expect(await done).toBe(false);
    expect(delays).toEqual([4000]);
    expect([...running]).toEqual([]);
  });
});
