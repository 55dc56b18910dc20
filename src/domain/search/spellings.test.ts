import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { searchForTests } from './search-for-tests.ts';

const catalogue = seedCatalogueForTests();
const { ask } = searchForTests(catalogue);
const firstOf = (answer: ReturnType<typeof ask>) => {
  const [first] = answer.hits;
  return first?.kind === 'part' ? first.slug : first ? `${first.make} ${first.engine}` : null;
};

/** typed; the part or engine that must come first */
const findsFirst: [typed: string, slug: string][] = [
  // as it stands on the box, and with other signs
  ['4B1606H-.50', '4B1606H-.50'],
  ['4b1606h-.50', '4B1606H-.50'],
  ['4b1606h .50', '4B1606H-.50'],
  ['4B1606H-STD,2', '4B1606H-STD'],
  ['4B1606H,50', '4B1606H-.50'],
  // how many are wanted is no size and no letter of the number
  ['4B1606H x 3', '4B1606H-STD'],
  ['4B1606H .25 x 2', '4B1606H-.25'],
  ['4B1606H-.25 × 2', '4B1606H-.25'],
  ['4B1606H*2', '4B1606H-STD'],
  ['3x4B1606H-.25', '4B1606H-.25'],
  ['4B1606H 4 pairs', '4B1606H-STD'],
  // a gauge with its colour
  ['AG-1 green', 'AG-1'],
  ['blue ab1', 'AB-1'],
  // a kit, by its sets with their size
  ['4B1606H-STD+5M9505H-STD', '4B1606H+5M9505H'],
  ['4B1606H-STD + 5M9505H-STD', '4B1606H+5M9505H'],
  ['4B1606H.50', '4B1606H-.50'],
  ['4B1606H/.50', '4B1606H-.50'],
  ['4B 1606H -.50', '4B1606H-.50'],
  ['4 B 1606 H .50', '4B1606H-.50'],
  ['4B-1606-H-.50', '4B1606H-.50'],
  ['4B.1606.H .50', '4B1606H-.50'],
  ['4B1606H–.50', '4B1606H-.50'],
  ['  4B1606H   .50  ', '4B1606H-.50'],
  ['4B1606H_.50', '4B1606H-.50'],
  ['\u{200E}4B1606H\u{AD}-.50\u{200B}', '4B1606H-.50'],
  // the size in other figures
  ['4B1606H-0.50', '4B1606H-.50'],
  ['4B1606H 0,50', '4B1606H-.50'],
  ['4B1606H ,50', '4B1606H-.50'],
  ['4B1606H .5', '4B1606H-.50'],
  ['4B1606H 0.5', '4B1606H-.50'],
  ['4B1606H 050', '4B1606H-.50'],
  ['4B1606H 50', '4B1606H-.50'],
  ['4B1606H050', '4B1606H-.50'],
  ['4B1606H50', '4B1606H-.50'],
  ['4B1606H0.50', '4B1606H-.50'],
  ['4B1606H 0.50mm', '4B1606H-.50'],
  ['4B1606H 0.50 mm', '4B1606H-.50'],
  ['4b1606h 025', '4B1606H-.25'],
  ['4b1606h sp', '4B1606H-STD-SP'],
  ['4b1606h .025', '4B1606H-.025'],
  ['4b1606h 0.025', '4B1606H-.025'],
  ['4B1606H-STD', '4B1606H-STD'],
  ['4B1606HSTD', '4B1606H-STD'],
  ['4b1606h standard', '4B1606H-STD'],
  ['std 4b1606h', '4B1606H-STD'],
  ['4B1606H STD SP', '4B1606H-STD-SP'],
  ['4b1606hstdsp', '4B1606H-STD-SP'],
  ['1t1957 0.1', '1T1957-.10'],
  // inch for millimetre, and the other way round
  ['4B1606H .010', '4B1606H-.25'],
  ['4B1606H 010', '4B1606H-.25'],
  ['4B1606H .010 in', '4B1606H-.25'],
  ['4B1606H .010"', '4B1606H-.25'],
  ['4B1606H 10 thou', '4B1606H-.25'],
  ['4B1606H-0.020', '4B1606H-.50'],
  ['5m1959h .001', '5M1959H-.025'],
  ['5m909h 0.25', '5M909H-010'],
  ['5M909H-.010', '5M909H-010'],
  ['5m909h .50 mm', '5M909H-020'],
  ['8b663h 0.75', '8B663H-030'],
  ['8b663h .030 undersize', '8B663H-030'],
  // letters and digits that look alike
  ['4B16O6H STD', '4B1606H-STD'],
  ['4BI6O6H std', '4B1606H-STD'],
  ['OPHD1O4OHP', 'OPHD1040HP'],
  ['0phd1040hp', 'OPHD1040HP'],
  ['lt1957 std', '1T1957-STD'],
  // numbers of every other form
  ['ag1', 'AG-1'],
  ['A G 1', 'AG-1'],
  ['ophd 1194 hp', 'OPHD1194HP'],
  ['4b1946h 5m1959h 1t1957', '4B1946H+5M1959H+1T1957'],
  ['8b663hxd', '8B663HXD-STD'],
  ['8b-663-hx 010', '8B663HX-010'],
  // words beside the number
  ['ACL Race 4B1606H-.25', '4B1606H-.25'],
  ['4b1606h rods .25', '4B1606H-.25'],
  ['vw 4b1606h .25', '4B1606H-.25'],
  ['conrod bearings 4b1606h size .25', '4B1606H-.25'],
  // the number alone, and parts of it
  ['4b1606h', '4B1606H-STD'],
  ['1606', '4B1606H-STD'],
  ['606h', '4B1606H-STD'],
  ['1606h', '4B1606H-STD'],
  ['4b160', '4B1606H-STD'],
  ['1606h .25', '4B1606H-.25'],
  ['m1959h', '5M1959H-STD'],
  // numbers of others
  ['CR819HP', '8B663H-STD'],
  ['king cr 819 hp', '8B663H-STD'],
  ['cr819hp 010', '8B663H-010'],
  ['07K 105 701 E', '5B1606H-STD'],
  ['07k-105-701-f std', '5B1606H-STD'],
  ['11 24 7 841 702', '8B1580H-STD'],
  // one typing error
  ['4B1660H', '4B1606H-STD'],
  ['4B1606J', '4B1606H-STD'],
  ['4V1606H .25', '4B1606H-.25'],
  ['41606H', '4B1606H-STD'],
  ['4BB1606H std', '4B1606H-STD'],
  ['B41606H', '4B1606H-STD'],
  ['OPHD1049HP', 'OPHD1040HP'],
  ['CR891HP', '8B663H-STD'],
  // words alone
  ['honda k20 mains', '5M1959H-STD'],
  ['mains honda k20', '5M1959H-STD'],
  ['honda k20 mains 010', '5M1959H-.25'],
  ['subaru ej25 rods std', '4B8296H-STD'],
  ['ls1 rods', '8B663H-STD'],
  ['ls1 rods hx', '8B663HX-STD'],
  ['big end honda k 20', '4B1946H-STD'],
  ['honda b16a oil pump', 'OPHD1194HP'],
  ['green gauge', 'AG-1'],
  ['2jz gte thrust', '1T8103-STD'],
  ['honda k20a', 'Honda K20A'],
  ['hnda k20a', 'Honda K20A'],
  ['civic type r ep3', 'Honda K20A'],
  ['skyline gtr', 'Nissan RB26DETT'],
  ['skyline gt-r', 'Nissan RB26DETT'],
  ['mazda mx5', 'Mazda LF-VE'],
  ['mx-5', 'Mazda LF-VE'],
  ['mini', 'Mini N14B16'],
  ['chevrolet ls1 thrust', 'Chevrolet LS1'],
  ['renault 129/5', 'Renault 129/5'],
  ['skoda favorit', 'Škoda 781.136'],
];

/** typed; the part that must not come first; what comes instead, null for nothing at all */
const mustNot: [typed: string, slug: string, instead: string | null][] = [
  // another number that exists is that number
  ['4B1606HX', '4B1606H-STD', '4B1606HX-STD'],
  ['5B1606H', '4B1606H-STD', '5B1606H-STD'],
  ['4B1606HC .25', '4B1606H-.25', '4B1606HC-.25'],
  ['8B663HD', '8B663H-STD', '8B663HD-STD'],
  ['4B1946H', '4B1972H-STD', '4B1946H-STD'],
  ['5M1959HX', '5M1959H-STD', '5M1959HX-STD'],
  // a size that is not made brings the set, and no other undersize
  ['4B1606H-.60', '4B1606H-.50', '4B1606H-STD'],
  ['4B1606H 0.75', '4B1606H-.50', '4B1606H-STD'],
  ['4B1606H .030', '4B1606H-.50', '4B1606H-STD'],
  ['5M909H .025 mm', '5M909H-020', '5M909H-001'],
  ['1T1957 .010', '1T1957-.10', '1T1957-STD'],
  ['1T1957-.25', '1T1957-.10', '1T1957-STD'],
  ['8b663hx .50', '8B663HX-010', '8B663HX-STD'],
  // the same figures mean another size
  ['4B1606H .025', '4B1606H-.25', '4B1606H-.025'],
  ['4B1606H 001', '4B1606H-.025', '4B1606H-001'],
  ['4B1606H .25', '4B1606H-.025', '4B1606H-.25'],
  ['4B1606H STD SP', '4B1606H-STD', '4B1606H-STD-SP'],
  // too far away, or too short to guess
  ['4B1066J', '4B1606H-STD', null],
  ['9Z9Z9Z', '4B1606H-STD', null],
  ['4B2707H', '4B1606H-STD', null],
  ['AG-2', 'AG-1', null],
  ['AG2', 'AG-1', null],
  ['A1', 'AG-1', 'Nissan A12'],
  ['60H6', '4B1606H-STD', null],
  // hidden codes
  ['MUG-01', 'MUG-01', null],
  ['BOX9901', 'BOX9901', null],
  ['4B1780P-STD', '4B1780P-STD', null],
  ['6B2960A', '6B2960A-STD', '6B2960H-STD'],
];

describe('ways to write a number', () => {
  test('there are enough of them', () => {
    expect(findsFirst.length).toBeGreaterThanOrEqual(60);
    expect(mustNot.length).toBeGreaterThanOrEqual(20);
  });

  test.each(findsFirst)('%j finds %s first', (typed, slug) => {
    expect(firstOf(ask(typed))).toBe(slug);
  });

  test.each(mustNot)('%j does not find %s first, but %s', (typed, slug, instead) => {
    expect(firstOf(ask(typed))).not.toBe(slug);
    expect(firstOf(ask(typed))).toBe(instead);
  });
});

describe('what is said about the answer', () => {
  test.each([
    ['4b1606h .50', 'exact', '4B1606H-.50'],
    ['4b1606h .010', 'exact', null],
    ['CR819HP 010', 'exact', '8B663H-010'],
    ['AG-1', 'exact', 'AG-1'],
    ['4b1606h', 'exact', null],
    ['4b1606h .60', 'exact', null],
    ['4b1606', 'match', null],
    ['honda k20', 'match', null],
    ['4B1660H .50', 'guess', null],
    ['9Z9Z9Z', 'nothing', null],
  ])('%j is %s and means %s', (typed, certainty, slug) => {
    expect(ask(typed)).toMatchObject({ certainty, exactSlug: slug });
  });

  test.each([
    ['4B1606H-.60', { set: '4B1606H', size: '.60' }],
    ['1T1957 .010', { set: '1T1957', size: '.010' }],
    ['4B1606H .2', null],
    ['4B1606H s', null],
    ['4B1606H .25', null],
  ])('%j: the size that is not made is %j', (typed, missing) => {
    expect(ask(typed).missingSize).toEqual(missing);
  });

  test('a number of another maker says what it replaces, our own does not', () => {
    expect(ask('cr819hp').hits[0]).toMatchObject({ set: '8B663H', replaces: 'King CR819HP' });
    expect(ask('8b663h').hits[0]).toMatchObject({ set: '8B663H', replaces: null });
  });

  test('an engine that was asked for leads the name of a set', () => {
    const [hit] = ask('honda k20a mains').hits;
    expect(hit).toMatchObject({
      set: '5M1959H',
      title: expect.stringMatching(/ for Honda K20A and \d+ more engines,/),
    });
  });
});
