import { describe, expect, test } from 'vitest';
import {
  sampleCalico,
  sampleGauge,
  sampleKit,
  sampleMain,
  samplePump,
  sampleRod,
  sampleThrust,
} from '../part/samples.ts';
import { writeEngineDescription, writeMakeDescription, writePartDescription } from './meta-description.ts';

const samples = [sampleRod(), sampleMain, sampleThrust, sampleCalico, samplePump, sampleGauge, sampleKit];

// rule metadata.description
describe('writePartDescription', () => {
  test.each(samples)('$type: at most 160 characters, names the part', (part) => {
    const text = writePartDescription(part);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toContain(part.number);
    expect(text).not.toMatch(/undefined|, ,|\.\./);
  });

  test('differs from type to type', () => {
    expect(new Set(samples.map(writePartDescription)).size).toBe(samples.length);
  });

  test('the oil pump mentions a 12-month warranty', () => {
    expect(writePartDescription(samplePump)).toContain('12-month warranty');
  });

  test('a conrod set tells size, journal and clearance', () => {
    expect(writePartDescription(sampleRod({ size: '.25' }))).toBe(
      'Race Series conrod bearings 4B1606H-.25, size −0.25 mm, Conrod 47.80 mm, Standard oil clearance. Check price and stock, order online.',
    );
  });

  test('an unknown type tells its own description', () => {
    expect(writePartDescription(sampleRod({ type: 'other', description: 'Camshaft bush' }))).toContain('Camshaft bush');
  });
});

test('descriptions of make and engine', () => {
  expect(writeMakeDescription('Honda', 31)).toContain('for 31 Honda engines.');
  expect(writeMakeDescription('Proton', 1)).toContain('for 1 Proton engine.');
  expect(writeEngineDescription('Honda', 'K20A', 'Civic')).toContain('for the Honda K20A (Civic):');
  expect(writeEngineDescription('Honda', 'K20A', 'model '.repeat(60)).length).toBeLessThanOrEqual(160);
});
