import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { searchForTests } from './search-for-tests.ts';
import { listExact, listFound, listMistyped, type TypedSample } from './typed-samples.ts';

const catalogue = seedCatalogueForTests();
const { ask } = searchForTests(catalogue, { whole: 1_000_000, shard: 9000 });
const firstOf = (typed: string): string | null => {
  const [first] = ask(typed, { limit: 1 }).hits;
  return first?.kind === 'part' ? first.slug : first ? `${first.make} ${first.engine}` : null;
};

/** as people of the trade type; the part or engine that comes first, null for nothing */
const asTyped: [typed: string, first: string | null][] = [
  ['impreza 1999', 'Subaru EJ205'],
  ['1999 Impreza EJ20', 'Subaru EJ205'],
  ['1999 impreza rods', '4B8296H-STD'],
  ['subaru impreza 99', 'Subaru EJ205'],
  ["'99 impreza", 'Subaru EJ205'],
  ['impreza my99', 'Subaru EJ205'],
  ['impreza99', 'Subaru EJ205'],
  ['golf mk4 1.8t', 'Volkswagen AGU'],
  ['golf mk 4 1.8t', 'Volkswagen AGU'],
  ['golf mkiv 1.8t', 'Volkswagen AGU'],
  ['golf iv 1.8t', 'Volkswagen AGU'],
  ['golf 4 1.8 t', 'Volkswagen AGU'],
  ['vw golf 1.8 turbo mk4', 'Volkswagen AGU'],
  ['leon 1.8t', 'Seat AMK'],
  ['casquillos de bancada leon 1.8t', '5M9505H-STD'],
  ['sobremedida 0,25 b18', '4B1946H-.25'],
  ['panewki nadwymiar 0,25 4g63', '4B1183H-.25'],
  ['übermaß 0,25 4g63', '4B1183H-.25'],
  ['panewki wału bmw m50', '7M9287H-STD'],
  ['golf mk4 gti 180', 'Volkswagen AUQ'],
  ['golf mk5 gti rods', '4B1606H-STD'],
  ['golf mk1 gti', 'Volkswagen DX'],
  ['golf 2 16v', 'Volkswagen KR'],
  ['evo 9 rods', '4B1183H-STD'],
  ['evo ix rods', '4B1183H-STD'],
  ['evo9 rods', '4B1183H-STD'],
  ['evo IX main', '5M1172H-STD'],
  ['lancer evo viii', 'Mitsubishi 4G63T'],
  ['evolution 8 mains', '5M1172H-STD'],
  ['evo 6', 'Mitsubishi 4G63T'],
  ['evo x rods', '4B9123H-STD'],
  ['evo 10 mains', '5M9393H-STD'],
  ['mitsubishi evo 3', 'Mitsubishi 4G63 7-Bolt'],
  ['k 20 a', 'Honda K20A'],
  ['k20 a', 'Honda K20A'],
  ['K-20-A', 'Honda K20A'],
  ['k.20.a', 'Honda K20A'],
  ['ej 207', 'Subaru EJ207'],
  ['ej-207', 'Subaru EJ207'],
  ['EJ-25', 'Subaru EJ255'],
  ['ej 25', 'Subaru EJ255'],
  ['2 jz gte', 'Lexus 2JZ-GTE'],
  ['2jzgte', 'Lexus 2JZ-GTE'],
  ['2JZ-GTE', 'Lexus 2JZ-GTE'],
  ['rb 26 dett', 'Nissan RB26DETT'],
  ['4 g 63 t', 'Mitsubishi 4G63T'],
  ['s 54 b 32', 'BMW S54B32'],
  ['z 20 let', 'Opel Z20LET'],
  ['z20let', 'Opel Z20LET'],
  ['Z20LET mains', '5M9419H-STD'],
  ['oil pump subaru', 'OPSB1478HP'],
  ['subaru oil pump', 'OPSB1478HP'],
  ['ls1 oil pump', 'Chevrolet LS1'],
  ['honda b16 pump', 'OPHD1194HP'],
  ['thrust washers 2jz gte', '1T8103-STD'],
  ['mains rb26', '7M2394H-STD'],
  ['К20А', 'Honda K20A'],
  ['К20А rods', '4B1946H-STD'],
  ['ЕJ205', 'Subaru EJ205'],
  ['Ζ20LET', 'Opel Z20LET'],
  ['vw golf', 'Volkswagen 2E'],
  ['vw abf', 'Volkswagen ABF'],
  ['merc m104', 'Mercedes-Benz M104.941'],
  ['merc 190e', 'Mercedes-Benz M102.983'],
  ['chevy ls1', 'Chevrolet LS1'],
  ['chevy 350', 'Chevrolet 350'],
  ['beemer m54', 'BMW M54B25'],
  ['bimmer e36 m50', 'BMW M50B25'],
  ['alfa 164', '6B9164H-STD'],
  ['landrover 300tdi', 'Land Rover 300Tdi'],
  ['land rover v8 3.9', 'Land Rover Rover V8 3.9'],
  ['pug 205 gti', 'Peugeot XU9JA D6B'],
  ['scooby sti', 'Subaru EJ207'],
  ['datsun l24', 'Nissan L24'],
  ['mitsi 4g63', 'Mitsubishi 4G63 7-Bolt'],
  ['opel c20xe', 'Opel C20XE'],
  ['vauxhall c20xe', 'Vauxhall C20XE'],
  ['pleuellager golf', '4B1606H-STD'],
  ['pleuellager vw golf mk5', '4B1606H-STD'],
  ['hauptlager bmw m50', '7M9287H-STD'],
  ['hauptlagerschalen c20xe', '5M9419H-STD'],
  ['kurbelwellenlager s54', '7M9287H-STD'],
  ['anlaufscheiben 2jz', '1T8103-STD'],
  ['ölpumpe subaru', 'OPSB1478HP'],
  ['oelpumpe honda', 'OPHD1040HP'],
  ['beschichtete pleuellager k20a', '4B1946HC-STD'],
  ['coussinets de bielle golf', '4B1606H-STD'],
  ['bielle renault clio', '4B9133H-STD'],
  ['coussinets de palier c20xe', '5M9419H-STD'],
  ['cales latérales 2jz', '1T8103-STD'],
  ['pompe à huile subaru', 'OPSB1478HP'],
  ['cojinetes de biela golf', '4B1606H-STD'],
  ['cojinetes de bancada k20a', '5M1959H-STD'],
  ['bomba de aceite subaru', 'OPSB1478HP'],
  ['axiales 2jz', '1T8103-STD'],
  ['bronzine di biella alfa 164', '6B9164H-STD'],
  ['bronzine di banco k20a', '5M1959H-STD'],
  ["pompa dell'olio subaru", 'OPSB1478HP'],
  ['rasamenti 2jz', '1T8103-STD'],
  ['panewki korbowodowe golf', '4B1606H-STD'],
  ['panewki główne bmw m50', '7M9287H-STD'],
  ['pompa oleju honda', 'OPHD1040HP'],
  ['panewki oporowe 2jz', '1T8103-STD'],
  ['drijfstanglagers golf', '4B1606H-STD'],
  ['hoofdlagers m50', '7M9287H-STD'],
  ['krukaslagers s54', '7M9287H-STD'],
  ['oliepomp subaru', 'OPSB1478HP'],
  ['stuwringen 2jz', '1T8103-STD'],
  ['race rods k20a', '4B1946H-STD'],
  ['race bearings ej207', 'Subaru EJ207'],
  ['coated rods k20a', '4B1946HC-STD'],
  ['calico mains m50', '7M9287HC-STD'],
  ['big end ls1', '8B663H-STD'],
  ['big-end bearings ls1', '8B663H-STD'],
  ['conrod ej205', '4B8296H-STD'],
  ['connecting rod bearings ej205', '4B8296H-STD'],
  ['rod bearings bmw e46 m3', '6B2500H-STD'],
  ['crank bearings s54', '7M9287H-STD'],
  ['bottom end kit k20a', '4B1946H+5M1959H+1T1957'],
  ['extra clearance rods k20a', '4B1946HX-STD'],
  ['k20a rods hx', '4B1946HX-STD'],
  ['ls1 rods hd', '8B663HD-STD'],
  ['e36 m50 main', '7M9287H-STD'],
  ['e46 m3', 'BMW S54B32'],
  ['m3 e30', 'BMW S14B23'],
  ['e30 325i mains', '7M9287H-STD'],
  ['bmw e36 m50 hauptlager', '7M9287H-STD'],
  ['civic type r ep3', 'Honda K20A'],
  ['civic type-r ep3 rods', '4B1946H-STD'],
  ['integra type r dc5', 'Honda K20A'],
  ['skyline gtr r34', 'Nissan RB26DETT'],
  ['skyline gt-r', 'Nissan RB26DETT'],
  ['mx5 1.6', 'Mazda B6'],
  ['mx5 1.8 mains', '5M9378H-STD'],
  ['s2000', 'Honda F20C'],
  ['s2000 ap2', 'Honda F22C1'],
  ['focus st mk2', 'Ford HYDA'],
  ['fiesta 1.0 ecoboost', 'Ford M1DA EcoBoost 1.0'],
  ['pinto 2.0', 'Ford Pinto 2.0 NE'],
  ['escort cosworth', 'Ford YBT'],
  ['sierra cosworth rods', '4B9152H-STD'],
  ['astra g opc', 'Opel Z20LET'],
  ['astra h opc mains', '5M9376H-STD'],
  ['corsa d opc', 'Opel Z16LER'],
  ['calibra turbo', 'Opel C20LET'],
  ['clio 172', 'Renault F4R'],
  ['clio 172 cup rods', '4B9176H-STD'],
  ['megane 225', 'Renault F4RT'],
  ['205 gti 1.9', 'Peugeot XU9JA D6B'],
  ['106 gti', 'Peugeot TU5J4 NFX'],
  ['saab 9-3 turbo x', 'Saab B284R'],
  ['volvo 850 t5', 'Volvo B5234T5'],
  ['audi s4 b5', 'Audi AGB'],
  ['audi a4 1.8t', 'Audi AEB'],
  ['tt 3.2 v6', 'Audi BHE'],
  ['porsche 944', 'Porsche M44.05'],
  ['944 turbo', 'Porsche M44.51'],
  ['911 3.2', 'Porsche 930.20'],
  ['mini cooper s 2003', 'Mini W11B16'],
  ['jaguar xk 4.2', 'Jaguar XK 4.2'],
  ['1601 cc', 'Ford BDA'],
  ['1601cc', 'Ford BDA'],
  ['1.9 tdi', 'Volkswagen AFN'],
  ['honda b series', 'Honda B16A'],
  ['b-series honda rods', '4B1946H-STD'],
  ['gsx-r 1000', 'Suzuki GSX-R1000'],
  ['gsxr1000 rods', '4B9199H-STD'],
  ['hayabusa', 'Suzuki GSX1300R'],
  ['s1000rr', 'BMW K46 S1000RR'],
  ['4B1606H 020', '4B1606H-.50'],
  ['4B1606H .020', '4B1606H-.50'],
  ['020', '10B1580H-.50'],
  ['k20a rods 020', '4B1946H-.50'],
  ['k20a mains .020', '5M1959H-.50'],
  ['subaru 020', '4B8296H-.50'],
  ['5M909H 020', '5M909H-020'],
  ['imprezza', 'Subaru EJ205'],
  ['subary ej207', 'Subaru EJ207'],
  ['mitsubshi evo 9', 'Mitsubishi 4G63T'],
  ['plleuellager golf', '4B1606H-STD'],
  ['k20a 1990', 'Honda K20A'],
  ['golf gti mk8 rods', '4B1606H-STD'],
  ['honda k20a2', 'Acura K20A2'],
  ['1999 4b1606h', '4B1606H-STD'],
  ['green gauge', 'AG-1'],
  ['plastigauge green', 'AG-1'],
  ['1600cc beetle', 'Volkswagen AD Type 1'],
  ['kafer 1600', 'Volkswagen AD Type 1'],
  ['gen 2 cts-v', 'Cadillac LSA'],
  ['supra 1994', 'Toyota 2JZ-GE'],
  ['lancer evo 1996 rods', '4B1183H-STD'],
  ['skyline r32 1989', 'Nissan RB20DET'],
  ['z19dth', 'Opel Z19DTH'],
  ['fa20 brz', 'Subaru FA20D'],
  ['toyota gt86', null],
  ['300zx 1990', 'Nissan VG30DETT'],
  ['1999 impreza head studs', null],
  ['impreza 1980', null],
  // a car's name and an engine's beginning, a size and the rest of a code, decades, what is said of many engines
  ['bmw m5 e39', 'BMW S62B50'],
  ['m 50 b 25', 'BMW M50B25'],
  ['mx5 90s', 'Mazda B6'],
  ['bearngs k20a', 'Honda K20A'],
  ['v8 ford 302', 'Ford 302'],
  ['turbo k20 rods', '4B1946H-STD'],
  ['rods and mains k20a', '4B1946H-STD'],
  ['renaultsport clio', 'Renault F4R'],
  ['k20a impreza', null],
  ['head gasket golf', null],
  ['evo 6 rods', '4B1183H-STD'],
  ['lancer evo 6', 'Mitsubishi 4G63T'],
];

// rule search.trade-words
describe('words of the trade', () => {
  test('there are enough of them', () => {
    expect(new Set(asTyped.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(150);
  });

  test.each(asTyped)('%j finds %s first', (typed, first) => {
    expect(firstOf(typed)).toBe(first);
  });

  test('look-alike letters of another alphabet are read as they look', () => {
    for (const { name } of catalogue.engines) {
      const cyrillic = name.replace(
        /[ABEKMHOPCTYX]/g,
        (letter) => 'АВЕКМНОРСТУХ'['ABEKMHOPCTYX'.indexOf(letter)] ?? letter,
      );
      expect(firstOf(cyrillic), cyrillic).toBe(firstOf(name));
    }
  });
});

// rule search.inch
describe('a size in inches', () => {
  test.each([
    ['4B1606H 020', '0.020', '0.508', '.50'],
    ['4B1606H .020', '0.020', '0.508', '.50'],
    ['4B1606H 10 thou', '0.010', '0.254', '.25'],
    ['5m1959h .001', '0.001', '0.025', '.025'],
    ['020', '0.020', '0.508', '.50'],
    ['.020', '0.020', '0.508', '.50'],
    ['k20a mains .010', '0.010', '0.254', '.25'],
  ])('%j is %s in and %s mm, and means no part', (typed, inches, mm, nearest) => {
    expect(ask(typed)).toMatchObject({ exactSlug: null, unitNote: { asked: 'in', inches, mm, nearest } });
  });

  test('is that part where it is made in inches', () => {
    expect(ask('5M909H 020')).toMatchObject({ exactSlug: '5M909H-020', unitNote: null });
  });

  test('a size in millimetres of a set made in inches is no part either', () => {
    const answer = ask('8b663h 0.75');
    expect(answer.exactSlug).toBeNull();
    expect(answer.unitNote).toMatchObject({ asked: 'mm', inches: '0.0295', mm: '0.75', nearest: '030' });
  });
});

// rule search.measure
describe('queries made from the data', () => {
  const every = (samples: readonly TypedSample[], step: number) => samples.filter((_, at) => at % step === 0);
  const share = (samples: readonly TypedSample[], places: number): { share: number; missed: string[] } => {
    const missed = samples.filter(
      ({ typed, means }) =>
        !listFound(ask(typed, { limit: 60 }))
          .slice(0, places)
          .includes(means),
    );
    return { share: 1 - missed.length / samples.length, missed: missed.map(({ typed }) => typed) };
  };

  test('an exact number or engine comes first in 98 of 100', () => {
    const samples = every(listExact(catalogue), 5);
    expect(samples.length).toBeGreaterThan(400);
    const { share: found, missed } = share(samples, 1);
    expect(found, missed.join(', ')).toBeGreaterThanOrEqual(0.98);
  });

  test('with one typing error it is among the first five in 95 of 100', () => {
    const samples = every(listMistyped(catalogue), 17);
    expect(samples.length).toBeGreaterThan(400);
    const { share: found, missed } = share(samples, 5);
    expect(found, missed.join(', ')).toBeGreaterThanOrEqual(0.95);
  });
});
