/** What a drawing to scale is judged and set by. Millimetres, unless a name says otherwise. */
export const drawings = {
  /** shells are thicker than a sheet of paper, and washers too: what is thinner was written in another unit */
  leastThickness: 0.5,
  /** of a washer; what is thicker is no thrust washer */
  mostWasher: 10,
  /** a shell longer than this many housing bores is a wrong figure */
  mostLengthInBores: 1.5,
  /** millimetres drawn for one of the wall in its circle, largest first */
  wallScales: [20, 15, 10, 5, 2],
  /** pixels of the screen and of the file in one millimetre: 96 to the inch */
  pixelsPerMm: 96 / 25.4,
} as const;
