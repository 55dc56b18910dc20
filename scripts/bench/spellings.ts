/** Ways in which people write, with the part of the sample catalogue that must come first (of a set: any of its sizes). */
type Spelling = { typed: string; first: RegExp };

const rows: readonly (readonly [typed: string, first: string])[] = [
  ['4B1606H-.50', '4B1606H-.50'],
  ['4b1606h .50', '4B1606H-.50'],
  ['4B1606H-0.50', '4B1606H-.50'],
  ['4b1606h 0,50', '4B1606H-.50'],
  ['4b 1606h 050', '4B1606H-.50'],
  ['4b1606h.50', '4B1606H-.50'],
  ['4B16O6H-STD', '4B1606H-STD'],
  ['4b1606h .010', '4B1606H-.25'],
  ['5m909h 010', '5M909H-010'],
  ['1606h', '[45]B1606H'],
  ['8b-663-hx', '8B663HX'],
  ['4B1660H', '4B1606H'],
  ['4B1964H std', '4B1946H-STD'],
  ['honda k20 mains', '5M1959H'],
  ['k20a honda rods', '4B1946H'],
  ['CR819HP', '8B663H'],
  ['cr 819 hp', '8B663H'],
  ['07K 105 701 E', '5B1606H'],
  ['ophd 1194', 'OPHD1194HP'],
  ['ag1', 'AG-1'],
  ['4b1946h+5m1959h', '4B1946H+5M1959H+1T1957'],
];

export const spellings: readonly Spelling[] = rows.map(([typed, first]) => ({
  typed,
  first: new RegExp(`^${first.replace(/[.+]/g, '\\$&')}(?:-|$)`),
}));
