/** The oil pumps of the product page: numbers, the make they are for, and the rows of the flow table. */
export type PumpRange = 'race' | 'passenger';
type Pump = { number: string; make: string };

export const oilPumps: Readonly<Record<PumpRange, readonly Pump[]>> = {
  race: [
    { number: 'OPHD1040HP', make: 'Honda' },
    { number: 'OPHD1194HP', make: 'Honda' },
    { number: 'OPSB1478HP', make: 'Subaru' },
  ],
  passenger: [
    { number: 'OPMB1085', make: 'Mitsubishi' },
    { number: 'OPMB1096', make: 'Mitsubishi' },
    { number: 'OPMB1176', make: 'Mitsubishi' },
    { number: 'OPNS1045', make: 'Nissan' },
    { number: 'OPNS1342', make: 'Nissan' },
    { number: 'OPTA1057', make: 'Toyota' },
    { number: 'OPTA1077', make: '' },
  ],
};

/** Revolutions at which the flow is stated, and the columns to the letter; a part states one as "Litres/Min at 600 RPM". */
export const pumpFlow = {
  rpm: [600, 3000, 5000],
  columns: ['Litres/Min', 'Gal/Min', 'Hi Volume Litres/Min', 'Hi Volume Gal/Min'],
} as const;
