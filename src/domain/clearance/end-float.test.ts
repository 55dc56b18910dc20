import { describe, expect, test } from 'vitest';
import { decideEndFloat } from './end-float.ts';
import { fromMm } from './length.ts';
import { sampleWashers } from './samples.ts';

// rule clearance.end-float
describe('end float of thrust washers', () => {
  test.each([
    [0.1, 'at-limit', undefined],
    [0.101, 'in-range', undefined],
    [0.12, 'in-range', undefined],
    [0.15, 'at-limit', undefined],
    [0.09, 'too-small', fromMm(-0.01)],
    [0.22, 'too-large', fromMm(0.07)],
    [2.5, 'implausible', undefined],
    [0.0049, 'implausible', undefined],
  ])('%d mm: %s', (mm, kind, off) => {
    const answer = decideEndFloat(sampleWashers(), { length: fromMm(mm), unit: 'mm' });
    expect(answer.kind).toBe(kind);
    expect('off' in answer ? answer.off : undefined).toBe(off);
  });

  test.each([
    [0.0049, 'mm', 'in'],
    [0.12 * 25.4, 'in', 'mm'],
    [2.5, 'mm', null],
  ] as const)('%d mm typed in %s looks like %s', (mm, typed, unit) => {
    expect(decideEndFloat(sampleWashers(), { length: fromMm(mm), unit: typed })).toEqual({ kind: 'implausible', unit });
  });

  test('without a range nothing is judged', () => {
    expect(decideEndFloat(sampleWashers({ range: null }), { length: fromMm(0.12), unit: 'mm' })).toEqual({
      kind: 'missing-data',
    });
  });
});
