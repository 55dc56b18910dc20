/** A drawer of numbers that gives the same ones for the same seed (mulberry32), so that a failing run can be made again. */
export function createDraw(seed: number): <T>(among: readonly [T, ...T[]]) => T {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return (among) => among[Math.floor(next() * among.length)] ?? among[0];
}

export type Choices = {
  part: string;
  quantity: number;
  country: string;
  postcode: string;
  currency: 'eur' | 'pln';
  payment: 'paypal' | 'revolut';
  hasBilling: boolean;
  promoCode: string;
};

/** Bought again and again: the runs fill their shelves. */
export const drillParts = ['4B1606H-STD', '4B1606H-.25', '4B1183H-STD', 'AG-1'] as const;

type Place = Pick<Choices, 'country' | 'postcode' | 'currency'>;

const places: readonly [Place, ...Place[]] = [
  { country: 'NL', postcode: '1012 AB', currency: 'eur' },
  { country: 'DE', postcode: '20095', currency: 'eur' },
  { country: 'PL', postcode: '00-001', currency: 'eur' },
  { country: 'PL', postcode: '00-001', currency: 'pln' },
  { country: 'GB', postcode: 'SW1A 1AA', currency: 'eur' },
  { country: 'CY', postcode: '1010', currency: 'eur' },
];

/** What the buyer of a run buys and where it goes. */
export function chooseFor(seed: number, payment: Choices['payment'] | null): Choices {
  const draw = createDraw(seed);
  return {
    part: draw(drillParts),
    quantity: draw([1, 2, 3]),
    ...draw(places),
    payment: payment ?? draw(['paypal', 'revolut']),
    hasBilling: draw([true, false, false]),
    promoCode: draw(['', '', 'RALLY26']),
  };
}
