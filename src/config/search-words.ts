/**
 * Words that people type when they search, beside numbers, engines and models: only what the catalogue cannot know. Lower
 * case, without accents; hyphens and apostrophes are written as blanks, so that "big-end" and "dell'olio" are found too.
 */

const list = (words: string): string[] => words.split(', ');

/** What a visitor calls a kind of part, in English, German, French, Spanish, Italian, Polish and Dutch. */
const kindTerms = {
  rod: list(
    'rod, rods, conrod, conrods, con rod, con rods, connecting rod, connecting rods, bigend, bigends, big end, big ends, ' +
      'pleuel, pleuellager, pleuellagerschale, pleuellagerschalen, pleuellagersatz, pleuelstange, pleuelstangenlager, ' +
      'bielle, bielles, biela, bielas, biella, ' +
      'korbowod, korbowodu, korbowodowa, korbowodowe, korbowodowy, korbowodowych, ' +
      'drijfstang, drijfstangen, drijfstanglager, drijfstanglagers',
  ),
  main: list(
    'main, mains, crank, crankshaft, ' +
      'hauptlager, hauptlagerschale, hauptlagerschalen, hauptlagersatz, grundlager, kurbelwelle, kurbelwellenlager, ' +
      'palier, paliers, palier principal, paliers principaux, vilebrequin, ligne d arbre, bancada, ciguenal, ' +
      'ligne, lignes, haupt, banco, albero motore, glowna, glowne, glowny, glownych, wal korbowy, walu, walu korbowego, ' +
      'hoofdlager, hoofdlagers, krukas, krukaslager, krukaslagers',
  ),
  thrust: list(
    'thrust, thrusts, washer, washers, thrust washer, thrust washers, ' +
      'anlaufscheibe, anlaufscheiben, axiallager, axialscheibe, axialscheiben, passlager, druckscheibe, druckscheiben, ' +
      'butee, butees, cale laterale, cales laterales, cale de butee, cales de butee, cale de jeu, cales de jeu, jeu lateral, rondelle de butee, ' +
      'arandela, arandelas, arandela de empuje, arandelas de empuje, axial, axiales, media luna, medias lunas, ' +
      'reggispinta, rasamento, rasamenti, spallamento, spallamenti, ' +
      'oporowa, oporowe, oporowy, polpierscienie, pierscienie oporowe, ' +
      'stuwring, stuwringen, drukring, drukringen, druklager, druklagers, axiaallager, axiaallagers',
  ),
  calico: list(
    'calico, coated, coating, dry film, beschichtet, beschichtete, beschichtung, revetu, revetus, revetement, ' +
      'recubierto, recubiertos, recubrimiento, rivestito, rivestite, rivestiti, powlekane, powloka, gecoat, gecoate',
  ),
  'oil-pump': list(
    'pump, pumps, oil pump, oil pumps, oilpump, olpumpe, olpumpen, oelpumpe, oelpumpen, pompe a huile, pompe huile, ' +
      'bomba de aceite, bomba aceite, pompa olio, pompa dell olio, pompa oleju, oliepomp, oliepompen, ' +
      'pompe, bomba, pompa',
  ),
  kit: list('kit, kits, bottom end, bottom ends, bottomend, bottom end kit, bottom end kits, bas moteur'),
  flexigauge: list(
    'gauge, gauges, messstreifen, flexigauge, flexi gauge, clearance gauge, clearance gauges, plastigauge, plastigage, plastic gauge, plasti gauge, plasti gage',
  ),
} as const;

export type KindWord = keyof typeof kindTerms;

/** The same by the term. */
export const kindWords: Readonly<Record<string, KindWord>> = Object.fromEntries(
  Object.entries(kindTerms).flatMap(([kind, terms]) => terms.map((term) => [term, kind as KindWord])),
);

/** Endings of bearing sets that stand as a word of their own ("honda k20 rods hx"), and what they are called. */
export const setEndings: Readonly<Record<string, string>> = {
  h: 'h',
  hx: 'hx',
  hd: 'hd',
  hxd: 'hxd',
  hc: 'hc',
  'extra clearance': 'hx',
  'extra oil clearance': 'hx',
  'more clearance': 'hx',
  'mehr spiel': 'hx',
  dowel: 'hd',
  dowels: 'hd',
  'dowel hole': 'hd',
  'dowel holes': 'hd',
  dowelled: 'hd',
  // who says what a set shall not have wants the plain one, and never what was named
  ...Object.fromEntries(
    list(
      'uncoated, not coated, non coated, no coating, without coating, without dowel, without dowels, without dowel holes, ' +
        'no dowel, no dowels, no dowel holes, unbeschichtet, unbeschichtete, nicht beschichtet, ohne beschichtung, ' +
        'non revetu, non revetus, sans revetement, sin recubrimiento, sin recubrir, non rivestite, non rivestiti, ' +
        'senza rivestimento, niepowlekane, bez powloki, ongecoat, ongecoate, niet gecoat, zonder coating',
    ).map((term) => [term, 'h']),
  ),
};

/** Before the letters of a set or a kind of part: that is what is not wanted. */
export const negations: ReadonlySet<string> = new Set(
  list(
    'not, no, non, without, except, excluding, exclude, kein, keine, keinen, nicht, ohne, sans, pas, sin, senza, bez, nie, niet, geen, zonder',
  ),
);

/** The room between journal and bearing: beside a part or an engine it tells nothing, alone it asks for what it is measured with. */
export const clearanceWords: ReadonlySet<string> = new Set(
  list('clearance, clearances, oil clearance, spiel, lagerspiel, jeu, holgura, gioco, luz, speling, lagerspeling'),
);

/** What every bearing is called, wherever it sits: beside other words it tells nothing. */
export const bearingWords: ReadonlySet<string> = new Set(
  list(
    'bearing, bearings, shell, shells, lager, lagers, lagerschale, lagerschalen, lagersatz, gleitlager, coussinet, coussinets, ' +
      'cojinete, cojinetes, casquillo, casquillos, bronzina, bronzine, cuscinetto, cuscinetti, panewka, panewki, panewek, lozyska, ' +
      'brg, brgs, lagerschaal, lagerschelpen, metales, semicasquillos, semicojinetes, semicuscinetti, semibronzine, demi coussinets, polpanewki',
  ),
);

/** Said beside a number or an engine, and telling nothing; where a model is called so, that model comes sooner. */
export const idleWords: ReadonlySet<string> = new Set([
  ...clearanceWords,
  ...bearingWords,
  ...list(
    'acl, race, racing, series, serie, family, set, sets, pair, pairs, for, the, and, with, of, to, a, an, ' +
      'size, part, parts, spare, number, no, nr, oe, oem, engine, engines, undersize, minus, us, u/s, under, oversize, os, o/s, over, standard clearance, ' +
      'gen, generation, dohc, sohc, petrol, benzin, kompressor, supercharged, ' +
      'track, drift, drag, rally, rallye, street, fast road, road, tuning, tuned, uprated, upgraded, upgrade, performance, ' +
      'high performance, high volume, high flow, high pressure, heavy duty, classic, semi, motorsport, competition, built, build, best, new, buy, price, need, please, what, which, fit, fits, my, i, want, looking, car, auto, ' +
      'full, complete, tri metal, trimetal, satz, motor, motoren, fur, fuer, mit, und, untermass, ubermass, rennsport, ' +
      'komplett, komplette, verstarkt, verstarkte, ' +
      'et, avec, complet, complets, renforce, renforces, renforcee, renforcees, ' +
      'jeu de, moteur, pour, de, du, des, la, le, les, competicion, sobremedida, ' +
      'juego, juego de, para, del, con, completo, reforzado, reforzados, ' +
      'motore, per, di, della, dell, gara, maggiorate, maggiorato, rinforzate, rinforzati, ' +
      'zestaw, silnik, silnika, do, dla, wyscigowe, nadwymiar, wzmocnione, komplet, ' +
      'lagerschalen set, ondermaat, overmaat, voor, van, een, met, compleet, versterkt, versterkte',
  ),
]);

/**
 * Said of an engine as a whole, and of many: where nothing is called so together with the other words, these are left out first,
 * and it is said.
 */
export const trimWords: ReadonlySet<string> = new Set(
  list(
    'turbo, turbos, turbocharged, twin turbo, forged, stroker, boost, boosted, small, big, block, smallblock, bigblock, ' +
      'v6, v8, v10, v12, 8v, 12v, 16v, 20v, 24v, 32v, day, days, rpm, high, sport, sports, spec, stock, standard, na, hp, bhp, ps, ' +
      'tfsi, tsi, fsi, gdi, efi, injection, ' +
      'mr, ra, tme, limited, edition, facelift, lhd, rhd, ' +
      'coupe, saloon, hatchback, estate, convertible, jdm, usdm, edm, wide, band, manual, automatic, inline, straight, i4, i6, ' +
      'cylinder, cylinders, cyl, zylinder, cylindre, cylindres, cilindro, cilindros, cilindri, cylindrow, cilinder, cilinders',
  ),
);

/**
 * Parts of an engine that the shop does not sell, where their names hold a word of one that it does ("water pump") or are asked for
 * beside one ("rods and pistons"): nothing is shown in their place.
 */
export const unsoldWords: ReadonlySet<string> = new Set(
  list(
    'piston, pistons, piston ring, piston rings, ring set, gasket, gaskets, head gasket, head gaskets, gasket set, gasket kit, ' +
      'head stud, head studs, head bolts, main studs, main bolts, rod bolts, studs, cam bearing, cam bearings, camshaft, camshafts, ' +
      'balance shaft, balance shafts, water pump, water pumps, fuel pump, fuel pumps, vacuum pump, oil pump gear, oil pump gears, ' +
      'wheel bearing, wheel bearings, gearbox bearing, gearbox bearings, engine mount, engine mounts, timing belt, ' +
      'kolben, kolbenringe, dichtung, dichtungen, dichtsatz, kopfdichtung, zylinderkopfdichtung, stehbolzen, pleuelschraube, ' +
      'pleuelschrauben, nockenwelle, nockenwellen, nockenwellenlager, ausgleichswelle, wasserpumpe, benzinpumpe, kraftstoffpumpe, ' +
      'radlager, getriebelager, motorlager, zahnriemen, ' +
      'segments, joint de culasse, joints, pochette de joints, goujons, vis de bielle, arbre a cames, arbre d equilibrage, ' +
      'pompe a eau, pompe a essence, roulement, roulements, ' +
      'pistones, junta de culata, juntas, esparragos, arbol de levas, bomba de agua, bomba de gasolina, rodamiento, rodamientos, ' +
      'pistone, pistoni, fasce elastiche, guarnizione, guarnizioni, guarnizione testata, prigionieri, albero a camme, pompa acqua, ' +
      'pompa dell acqua, pompa benzina, ' +
      'tlok, tloki, uszczelka, uszczelki, walek rozrzadu, pompa wody, pompa paliwa, ' +
      'zuiger, zuigers, zuigerveren, koppakking, pakking, pakkingset, tapeinden, nokkenas, nokkenaslagers, waterpomp, ' +
      'brandstofpomp, benzinepomp, wiellager, wiellagers',
  ),
);

/** What people call a make, as one word of its name. */
export const makeNicknames: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  volkswagon: 'volkswagen',
  chevy: 'chevrolet',
  chevvy: 'chevrolet',
  merc: 'mercedes',
  mb: 'mercedes',
  benz: 'mercedes',
  beemer: 'bmw',
  beamer: 'bmw',
  bimmer: 'bmw',
  mitsi: 'mitsubishi',
  subie: 'subaru',
  subi: 'subaru',
  scooby: 'subaru',
  scoobie: 'subaru',
  datsun: 'nissan',
  jag: 'jaguar',
  rangerover: 'rover',
  brp: 'doo',
  yammy: 'yamaha',
  kwak: 'kawasaki',
  pug: 'peugeot',
  landy: 'land',
  landie: 'land',
  alpha: 'alfa',
  // what only one make calls so
  ...{ vtec: 'honda', vvti: 'toyota', mivec: 'mitsubishi', vanos: 'bmw' },
};

/** Engines of one make that are called by one word: Chevrolet's small and big blocks, which share nothing but the make. */
export const engineFamilies: readonly { word: string; make: string; engines: ReadonlySet<string> }[] = [
  {
    ...{ word: 'sbc', make: 'chevrolet' },
    engines: new Set(list('283, 302, 305, 307, 327, 327 LJ, 350, 383 Stroker, 400 SB')),
  },
  { word: 'bbc', make: 'chevrolet', engines: new Set(list('396, 427, 454, 502, 572')) },
];

/** What people call a model or a gauge's colour, as one word or two joined of the catalogue's. */
export const modelNicknames: Readonly<Record<string, string>> = {
  evolution: 'evo',
  evoluzione: 'evo',
  miata: 'mx5',
  eunos: 'mx5',
  kafer: 'beetle',
  kaefer: 'beetle',
  coccinelle: 'beetle',
  escarabajo: 'beetle',
  maggiolino: 'beetle',
  garbus: 'beetle',
  kever: 'beetle',
  cossie: 'cosworth',
  gt4: 'gtfour',
  s2k: 's2000',
  vette: 'corvette',
  stang: 'mustang',
  typer: 'type',
  crossflow: 'kent',
  xflow: 'kent',
  renaultsport: 'rs',
  vrs: 'rs',
  jcw: 'john',
  mazdaspeed: 'mps',
  rally: 'rallye',
  p1800: '1800s',
  smallblock: 'sbc',
  bigblock: 'bbc',
  busa: 'hayabusa',
  ...Object.fromEntries(list('5, 9, 11, 19, 21, 25').map((car) => [`r${car}`, car])),
  ...Object.fromEntries(list('grun, vert, verde, zielony, groen').map((word) => [word, 'green'])),
  ...Object.fromEntries(list('rot, rouge, rojo, rosso, czerwony, rood').map((word) => [word, 'red'])),
  ...Object.fromEntries(list('blau, bleu, azul, blu, niebieski, blauw').map((word) => [word, 'blue'])),
  ...Object.fromEntries(list('gelb, jaune, amarillo, giallo, zolty, geel').map((word) => [word, 'yellow'])),
};
