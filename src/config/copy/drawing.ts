/** Words of the drawing to scale and of the figures beside it. */
export const drawingCopy = {
  shell: 'Bearing shell',
  washer: 'Half thrust washer',
  /** for readers who do not see it: the figures stand in the table */
  describe: (kind: string, number: string, scale: string) =>
    `${kind} ${number}, drawn to scale ${scale}; the table has its figures`,
  enlarge: 'Enlarge the drawing',
  print: 'Drawing to print',
  view: 'Drawing',
  showsType: 'Photo for illustration; the drawing is of this exact part.',
  showsTypeAlone: 'Photo for illustration.',
  /** heads of the figures */
  dimension: 'Dimension, mm and in',
  thisSize: (size: string) => `This size, ${size}`,
  figure: 'Figure',
  standard: 'STD',
  changes: 'What changes from STD',
  changesNot: 'and what does not',
  same: 'same',
  notGiven: 'not given',
} as const;
