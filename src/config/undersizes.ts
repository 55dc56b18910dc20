/** Undersizes that bearing shells are made in, as in the part number: by them a reground journal is recognised. */
export const undersizes = ['.025', '.25', '.50', '001', '010', '020', '030'] as const;

/** Regrinds of the trade, ours or not, which a typed figure without a unit may mean. */
export const tradeSteps = {
  /** thousandths of an inch */
  inch: [1, 2, 3, 5, 10, 15, 20, 30, 40, 50, 60],
  /** hundredths of a millimetre that are written without the dot: "050" is 0.50 mm */
  bareMm: [25, 50, 75, 100, 125, 150],
} as const;
