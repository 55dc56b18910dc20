import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { fromMm } from '../clearance/length.ts';
import type { DrawnPart } from './drawn-part.ts';
import { type Layout, type Sheet, drawSheet } from './sheet.ts';
import { box, label, line } from './strokes.ts';
import { writeSvg } from './write-svg.ts';

const part: DrawnPart = {
  kind: 'shell',
  housing: { from: fromMm(50.6), to: fromMm(50.615) },
  journal: { from: fromMm(47.508), to: fromMm(47.528) },
  length: fromMm(18.01),
  wall: fromMm(1.517),
  standardWall: fromMm(1.392),
};
const draw = (layout: Layout) => drawSheet(part, { number: '4B1606H-.25', size: '−0.25 mm' }, layout) as Sheet;
const sheets = { sheet: draw('sheet'), column: draw('column'), phone: draw('phone') };
const bare = (marks: Sheet['marks']): Sheet => ({ width: 100, height: 50, scale: 1, marks });
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });

// rule part.drawing
describe('the file of a drawing', () => {
  const text = writeSvg(sheets, 'Drawing of a bearing shell, 4B1606H-.25, scale 2 : 1');
  const { svg } = parser.parse(text);

  test('is well formed, and opened alone shows the wide sheet in its own size', () => {
    expect(XMLValidator.validate(text)).toBe(true);
    const { width, height } = sheets.sheet;
    expect([svg.width, svg.height, svg.viewBox]).toEqual([`${width}`, `${height}`, `0 0 ${width} ${height}`]);
    expect(svg.use).toMatchObject({ href: '#sheet' });
    expect(svg.title).toBe('Drawing of a bearing shell, 4B1606H-.25, scale 2 : 1');
  });

  test('has one sheet for each layout, on white', () => {
    const symbols: { id: string; viewBox: string; path: { fill: string } }[] = svg.symbol;
    expect(symbols.map(({ id, viewBox }) => [id, viewBox])).toEqual(
      Object.entries(sheets).map(([id, { width, height }]) => [id, `0 0 ${width} ${height}`]),
    );
    expect(symbols.every(({ path }) => path.fill === '#fff')).toBe(true);
  });

  test('every figure of the part stands in every layout', () => {
    for (const symbol of text.split('<symbol').slice(1))
      for (const figure of [
        '50.600–50.615',
        '47.508–47.528',
        '18.01',
        '1.517',
        '1.9921–1.9927 in',
        '0.0597 in',
        'dashed: STD 1.392',
      ])
        expect(symbol).toContain(`>${figure}</text>`);
  });

  test('needs no style sheet and fetches nothing', () => {
    expect(text).not.toMatch(/<style|style="|class="|<script|<image|url\(|xlink/);
    expect(text.match(/href="[^"]*"/g)).toEqual(['href="#sheet"']);
  });

  test('each pen is one path, hatching under outlines', () => {
    const marks = [line('outline', [0, 0], [9, 0]), line('hatch', [0, 1], [9, 1]), box('outline', [1, 2], 3, 4)];
    const one = writeSvg({ sheet: bare(marks), column: bare([]), phone: bare([]) }, 'x');
    const [drawn = ''] = /<g fill="none">.*?<\/g>/.exec(one) ?? [];
    expect(drawn.match(/ d="[^"]*"/g)).toEqual([' d="M0 1L9 1"', ' d="M0 0L9 0M1 2h3v4h-3Z"']);
  });

  test('words stay words, whatever is in them', () => {
    const sheet = bare([label('plain', [1, 2], 'A & B <i> "c"')]);
    const one = writeSvg({ sheet, column: sheet, phone: sheet }, '5 < 6 & "7"');
    expect(XMLValidator.validate(one)).toBe(true);
    expect(one).toContain('>A &amp; B &lt;i&gt; &quot;c&quot;</text>');
    expect(one).toContain('<title>5 &lt; 6 &amp; &quot;7&quot;</title>');
  });
});
