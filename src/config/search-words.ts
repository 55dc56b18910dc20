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
      'banco, albero motore, glowna, glowne, glowny, glownych, wal korbowy, walu, walu korbowego, ' +
      'hoofdlager, hoofdlagers, krukas, krukaslager, krukaslagers',
  ),
  thrust: list(
    'thrust, thrusts, washer, washers, thrust washer, thrust washers, ' +
      'anlaufscheibe, anlaufscheiben, axiallager, axialscheibe, axialscheiben, passlager, druckscheibe, druckscheiben, ' +
      'butee, butees, cale laterale, cales laterales, cale de butee, cales de butee, rondelle de butee, ' +
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
  kit: list('kit, kits, bottom end, bottom ends, bottom end kit, bottom end kits, bas moteur'),
  flexigauge: list(
    'gauge, gauges, messstreifen, flexigauge, flexi gauge, clearance gauge, clearance gauges, plastigauge, plastigage, plastic gauge',
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
};

/** The room between journal and bearing: beside a part or an engine it tells nothing, alone it asks for what it is measured with. */
export const clearanceWords: ReadonlySet<string> = new Set(
  list('clearance, clearances, oil clearance, spiel, lagerspiel, jeu, holgura, gioco, luz, speling, lagerspeling'),
);

/** What every bearing is called, wherever it sits: beside other words it tells nothing. */
export const bearingWords: ReadonlySet<string> = new Set(
  list(
    'bearing, bearings, shell, shells, lager, lagers, lagerschale, lagerschalen, lagersatz, gleitlager, coussinet, coussinets, ' +
      'cojinete, cojinetes, casquillo, casquillos, bronzina, bronzine, cuscinetto, cuscinetti, panewka, panewki, panewek, lozyska, ' +
      'lagerschaal',
  ),
);

/** Said beside a number or an engine, and telling nothing; where a model is called so, that model comes sooner. */
export const idleWords: ReadonlySet<string> = new Set([
  ...clearanceWords,
  ...bearingWords,
  ...list(
    'acl, race, racing, series, serie, set, sets, pair, pairs, for, the, and, with, of, to, a, an, ' +
      'size, part, parts, spare, number, no, nr, oe, oem, engine, engines, undersize, us, u/s, under, standard clearance, ' +
      'gen, generation, vtec, vvti, dohc, sohc, petrol, benzin, kompressor, supercharged, ' +
      'track, drift, drag, rally, rallye, street, fast road, road, tuning, tuned, uprated, upgraded, upgrade, performance, ' +
      'high performance, heavy duty, motorsport, competition, built, build, best, new, buy, price, need, please, car, auto, ' +
      'satz, motor, motoren, fur, fuer, mit, untermass, ubermass, rennsport, ' +
      'jeu de, moteur, pour, de, du, des, la, le, les, competicion, sobremedida, ' +
      'juego, juego de, para, del, ' +
      'motore, per, di, della, dell, gara, maggiorate, maggiorato, ' +
      'zestaw, silnik, silnika, do, dla, wyscigowe, nadwymiar, ' +
      'lagerschalen set, ondermaat, voor, van, een',
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
      'coupe, saloon, hatchback, estate, convertible, jdm, usdm, edm, wide, band, manual, automatic, inline, straight, i4, i6',
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
};

/** What people call a model, as one word or two joined of the catalogue's models. */
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
};
