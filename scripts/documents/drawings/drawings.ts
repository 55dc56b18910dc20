import type { Pen } from './pen.ts';
import { halfShell, housing, rectangle, ringPiece } from './shapes.ts';

/** A drawing 490 points wide. Names in it are letters, which the text below explains, so that it serves every language. */
export type Drawing = { height: number; draw(pen: Pen): void };

/** Wall thickness at the crown, and the free spread over the parting faces. */
const wall: Drawing = {
  height: 150,
  draw(pen) {
    pen.section(halfShell([130, 130], 82, 98));
    pen.dimension([130, 32], [130, 48], '');
    pen.pointer([130, 40], [176, 14], 't');
    pen.pointer([217, 118], [262, 100], 'P');
    pen.dashed('M 20 130 H 250');
    [0, 1, 2].forEach((grade) => {
      const x = 320 + grade * 56;
      const height = 56 + grade * 12;
      pen.section(rectangle(x, 130 - height, 30, height));
      pen.dimension([x + 38, 130 - height], [x + 38, 130], '');
      pen.label(['A', 'B', 'C'][grade] ?? '', x + 15, 116 - height, 'centre');
    });
  },
};

/** A shell in its housing: what stands above the parting line is the crush. */
const crush: Drawing = {
  height: 165,
  draw(pen) {
    pen.section(housing([150, 120], 84, 34, 112));
    pen.filled(halfShell([150, 120], 70, 84), '#ffffff');
    pen.outline(halfShell([150, 120], 70, 84));
    for (const x of [66, 220]) pen.outline(rectangle(x, 120, 14, 9));
    pen.dashed('M 10 120 H 300');
    pen.dimension([54, 120], [54, 129], '');
    pen.pointer([54, 129], [34, 152], 'h');
    pen.pointer([150, 43], [268, 22], 'S');
    pen.pointer([246, 80], [300, 66], 'B');
    pen.outline(rectangle(350, 40, 130, 34));
    pen.outline('M 350 50 h 9 v 14 h -9');
    pen.pointer([355, 57], [372, 24], 'N');
    pen.outline(rectangle(350, 104, 130, 34));
    pen.label('1', 415, 51, 'centre');
    pen.label('2', 415, 115, 'centre');
  },
};

/** The strip before and after, and how it is read. */
const gauge: Drawing = {
  height: 150,
  draw(pen) {
    pen.section(ringPiece([105, 210], 116, 130, 55, 125));
    pen.outline('M 22 140 A 108 108 0 0 1 188 140');
    pen.filled(rectangle(101, 95, 8, 5), '#16181a');
    pen.pointer([105, 97], [148, 62], 'G');
    pen.pointer([62, 116], [20, 96], 'J');
    pen.pointer([150, 96], [206, 84], 'S');
    const widths = [28, 21, 15, 10];
    widths.forEach((width, step) => {
      const x = 262 + step * 58;
      pen.outline(rectangle(x - width / 2, 26, width, 44));
      pen.label(`${step + 1}`, x, 78, 'centre');
    });
    pen.filled(rectangle(262 + 58 - 10.5, 108, 21, 26), '#c4bfb2');
    pen.dashed(`M ${262 + 58 - 10.5} 26 V 134 M ${262 + 58 + 10.5} 26 V 134`);
    pen.pointer([320, 121], [368, 116], 'w');
  },
};

/** Journal, shell and housing with the oil clearance drawn far too large. */
const clearance: Drawing = {
  height: 190,
  draw(pen) {
    pen.section(ringPiece([150, 96], 84, 94, 0, 359.9));
    pen.section(ringPiece([150, 96], 70, 84, 0, 179.5));
    pen.section(ringPiece([150, 96], 70, 84, 180, 359.5));
    pen.circle(150, 96, 62);
    pen.thin('M 142 96 H 158 M 150 88 V 104');
    pen.dimension([88, 112], [212, 112], 'D');
    pen.pointer([95.6, 150.4], [20, 178], 't');
    pen.pointer([150, 30], [272, 14], 'C');
    pen.dimension([350, 176], [350, 20], 'H');
    pen.thin('M 340 20 H 468 M 340 176 H 468 M 396 40 H 468 M 396 156 H 468 M 430 52 H 468 M 430 144 H 468');
    pen.dimension([405, 40], [405, 20], '');
    pen.label('t', 414, 24);
    pen.dimension([405, 176], [405, 156], '');
    pen.label('t', 414, 160);
    pen.dimension([440, 144], [440, 52], 'D');
    pen.dimension([464, 52], [464, 40], '');
    pen.label('C/2', 471, 41);
    pen.dimension([464, 156], [464, 144], '');
    pen.label('C/2', 471, 145);
    pen.label('C = H − D − 2t', 415, 182, 'centre');
  },
};

/** A flanged main bearing in section: flanges of one piece, and flanges that settle. */
const thrust: Drawing = {
  height: 160,
  draw(pen) {
    const cheek = (x: number) => {
      pen.section(`M ${x + 10} 16 L ${x + 32} 18 L ${x + 16} 146 L ${x - 6} 144 Z`);
    };
    pen.section('M 60 30 h 12 v 38 h 74 v -38 h 12 v 54 h -98 Z');
    cheek(156.5);
    pen.pointer([66, 44], [26, 26], 'F');
    pen.pointer([110, 76], [110, 112], 'B');
    pen.pointer([161, 42], [212, 66], 'E');
    pen.label('1', 104, 140, 'centre');
    pen.section('M 312 68 h 78 v 16 h -78 Z');
    pen.section('M 296 30 h 12 v 54 h -12 Z');
    pen.section('M 404 30 h 12 L 409.25 84 h -12 Z');
    cheek(408.75);
    pen.pointer([302, 44], [262, 26], 'F');
    pen.dimension([308, 92], [312, 92], '');
    pen.pointer([310, 92], [272, 112], 'K');
    pen.label('2', 350, 140, 'centre');
  },
};

/** Drawings by the name that texts use. */
export const drawings: Readonly<Record<string, Drawing>> = { wall, crush, gauge, clearance, thrust };
