import { bindUnits } from '#domain/prose/bind-units.ts';
import { mdxToJs } from 'satteri';
import { describe, expect, test } from 'vitest';
import { boundUnits } from './figure-units.ts';

describe('bindUnits', () => {
  test.each([
    ['a 45 mm journal', false, 'a 45\u00A0mm journal'],
    ['0.025 mm (0.001 in) more', false, '0.025\u00A0mm (0.001\u00A0in) more'],
    ['within 14 days, at 20 °C', false, 'within 14\u00A0days, at 20\u00A0°C'],
    [' mm (', true, '\u00A0mm ('],
    [' mm (', false, ' mm ('],
    [' in the box', true, ' in the box'],
    ['3 in the box, 2 mmx', false, '3 in the box, 2 mmx'],
    ['size mm', false, 'size mm'],
  ])('%j', (text, isBehindPiece, bound) => expect(bindUnits(text, isBehindPiece)).toBe(bound));
});

describe('of a text', () => {
  const write = (source: string) => mdxToJs(source, { mdastPlugins: [boundUnits] });

  test('a figure of the shop keeps its unit', async () => {
    const { code } = await write('HX adds <Figure name="hx-mm" /> mm.');
    expect(code).toContain('"\\xA0mm."');
  });

  test('a heading stays as it is written', async () => {
    const { code } = await write('## Within 24 hours');
    expect(code).toContain('"Within 24 hours"');
  });
});
