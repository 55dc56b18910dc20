import { describe, expect, test } from 'vitest';
import { samplePump, sampleRod } from '../part/samples.ts';
import { toPartDrawing, writePartDrawing } from './part-drawing.ts';

const standard = sampleRod();

// rule part.drawing
describe('the drawing of a part on its page and as a file', () => {
  test('the page knows its address, its room in each layout, and its words', () => {
    const drawing = toPartDrawing(standard, standard);
    expect(drawing?.path).toContain('4B1606H-STD');
    expect(drawing?.layouts.sheet).toMatchObject({ width: 884 });
    expect(drawing?.layouts.phone.words).toContain('1 : 1');
    expect(drawing?.layouts.sheet.words).toContain('2 : 1');
  });

  test('the file has the room that the page leaves for it', () => {
    const drawing = toPartDrawing(standard, standard);
    for (const { width, height } of Object.values(drawing?.layouts ?? {}))
      expect(writePartDrawing(standard, standard)).toContain(`viewBox="0 0 ${width} ${height}"`);
  });

  test('each size names itself, and has figures of its own', () => {
    const under = writePartDrawing(sampleRod({ size: '.25' }), standard);
    expect(under).toContain('47.508–47.528');
    expect(under).not.toContain('47.758–47.778');
    expect(writePartDrawing(standard, standard)).toContain('>STD</text>');
  });

  const figures = ['Housing bore range', 'Journal diameter range', 'Bearing length max', 'Wall thickness max'];
  const seeded = [
    '',
    '-1.392 mm',
    '0 mm',
    '0.000-0.000 mm',
    'NaN mm',
    'n/a',
    '99999 mm',
    '50.615-50.600 mm (1.9927-1.9921 in)',
  ];
  test.each(figures.flatMap((name) => seeded.map((value) => [name, value] as const)))(
    '%s "%s": none',
    (name, value) => {
      const specifications = standard.specifications.map((row) => (row.name === name ? { name, value } : row));
      const wrong = sampleRod({ specifications });
      expect([toPartDrawing(wrong, wrong), writePartDrawing(wrong, wrong)]).toEqual([null, null]);
    },
  );

  test('a part without a shape that the data tells has none', () => {
    expect([toPartDrawing(samplePump, undefined), writePartDrawing(samplePump, undefined)]).toEqual([null, null]);
  });
});
