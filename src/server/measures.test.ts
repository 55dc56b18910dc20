import { describe, expect, test } from 'vitest';
import { createMeasures, measureTable } from './measures.ts';

describe('createMeasures', () => {
  test('a counter adds up for each set of labels, whatever the order they are named in; a gauge is what it was set to last', () => {
    const measures = createMeasures();
    measures.increment('commerce_calls_total', { operation: 'get-part', outcome: 'ok' });
    measures.increment('commerce_calls_total', { outcome: 'ok', operation: 'get-part' }, 2);
    measures.increment('commerce_calls_total', { operation: 'get-part', outcome: 'deadline' });
    measures.set('commerce_breaker_state', { operation: 'get-part' }, 2);
    measures.set('commerce_breaker_state', { operation: 'get-part' }, 0);
    expect(measures.list()).toEqual([
      { name: 'commerce_calls_total', labels: { operation: 'get-part', outcome: 'ok' }, value: 3 },
      { name: 'commerce_calls_total', labels: { operation: 'get-part', outcome: 'deadline' }, value: 1 },
      { name: 'commerce_breaker_state', labels: { operation: 'get-part' }, value: 0 },
    ]);
  });

  test('what was listed does not change afterwards', () => {
    const measures = createMeasures();
    measures.increment('commerce_call_seconds_total', { operation: 'get-part' }, 0.25);
    const before = measures.list();
    measures.increment('commerce_call_seconds_total', { operation: 'get-part' }, 0.25);
    expect([before[0]?.value, measures.list()[0]?.value]).toEqual([0.25, 0.5]);
  });

  test('a histogram counts each value in every bucket that it is not above', () => {
    const measures = createMeasures();
    for (const value of [0.01, 0.02, 400]) measures.observe('http_request_seconds', { route: '/a' }, value);
    const [found] = measures.listHistograms();
    expect(found?.within).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 3]);
    expect(found?.sum).toBeCloseTo(400.03);
    expect(measures.list()).toEqual([]);
  });

  test.each(Object.entries(measureTable))('%s is written as Prometheus wants it', (name, { kind, labels }) => {
    expect(name).toMatch(/^[a-z][a-z_]*$/);
    expect(name.endsWith('_total')).toBe(kind === 'counter');
    for (const label of labels) expect(label).toMatch(/^[a-z][a-z_]*$/);
  });
});
