import { expect, test } from 'vitest';
import { readJourneyOptions } from './journey-options.ts';

test('without arguments: once, beside nothing', () => {
  expect(readJourneyOptions([])).toEqual({ busy: 0, times: 1, deep: false, built: false, rest: [] });
});

test('ours are taken out wherever they stand, and the others keep their order', () => {
  const args = ['--project', 'phone', '--busy', '2', 'buy-part', '--times=10', '--deep', '-g', 'kit', '--built'];
  expect(readJourneyOptions(args)).toEqual({
    ...{ busy: 2, times: 10, deep: true, built: true },
    rest: ['--project', 'phone', 'buy-part', '-g', 'kit'],
  });
});

test.each([[['--times', '0']], [['--busy', 'two']], [['--times']]])('%j is refused', (args) => {
  expect(() => readJourneyOptions(args)).toThrow('wants a whole number');
});
