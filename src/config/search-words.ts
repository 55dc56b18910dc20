/**
 * Words that people type when they search, beside numbers, engines and models: only what the catalogue cannot know. Lower
 * case, without accents; hyphens and apostrophes are written as blanks, so that "big-end" and "dell'olio" are found too.
 */

/** "conrod(s)" is one and many, "beschichtet(e)" with and without its ending. */
const list = (words: string): string[] =>
  words.split(', ').flatMap((word) => [...new Set([word.replace(/\(.*?\)/g, ''), word.replace(/[()]/g, '')])]);

/** The meaning of each word. `wordsByMeaning`: the words of each meaning, with commas between. */
const byWord = <Meant extends string>(
  wordsByMeaning: Readonly<Record<Meant, string>>,
): Readonly<Record<string, Meant>> => {
  const meanings = Object.keys(wordsByMeaning) as Meant[];
  return Object.fromEntries(meanings.flatMap((meant) => list(wordsByMeaning[meant]).map((word) => [word, meant])));
};

/** What a visitor calls a kind of part, in English, German, French, Spanish, Italian, Polish and Dutch, and for conrods Scandinavian. */
const kindTerms = {
  rod:
    'rod(s), conrod(s), con rod(s), connecting rod(s), bigend(s), big end(s), ' +
    'pleuel, pleuellager, pleuellagerschale(n), pleuellagersatz, pleuelstange, pleuelstangenlager, ' +
    'bielle(s), biela(s), biella, ' +
    'korbowod(u), korbowodowa, korbowodowe, korbowodowy(ch), ' +
    'drijfstang(en), drijfstanglager(s), ' +
    'vevlager, veivlager, plejlstangsleje(r)',
  main:
    'main(s), crank, crankshaft, ' +
    'hauptlager, hauptlagerschale(n), hauptlagersatz, grundlager, kurbelwelle, kurbelwellenlager, ' +
    'palier(s), palier principal, paliers principaux, vilebrequin, ligne d arbre, bancada, ciguenal, ' +
    'ligne(s), haupt, banco, albero motore, glowna, glowne, glowny(ch), wal korbowy, walu, walu korbowego, ' +
    'hoofdlager(s), krukas, krukaslager(s)',
  thrust:
    'thrust(s), washer(s), thrust washer(s), ' +
    'anlaufscheibe(n), axiallager, axialscheibe(n), passlager, druckscheibe(n), ' +
    'butee(s), cale(s) laterale(s), cale(s) de butee, cale(s) de jeu, jeu lateral, rondelle de butee, ' +
    'arandela(s), arandela(s) de empuje, axial(es), media(s) luna(s), ' +
    'reggispinta, rasamento, rasamenti, spallamento, spallamenti, spalla, ' +
    'oporowa, oporowe, oporowy, polpierscienie, pierscienie oporowe, ' +
    'stuwring(en), drukring(en), druklager(s), axiaallager(s)',
  calico:
    'calico, coated, coating, dry film, beschichtet(e), beschichtung, revetu(s), revetement, ' +
    'recubierto(s), recubrimiento, rivestito, rivestite, rivestiti, powlekane, powloka, gecoat(e)',
  'oil-pump':
    'pump(s), oil pump(s), oilpump, olpumpe(n), oelpumpe(n), pompe a huile, pompe huile, ' +
    'bomba de aceite, bomba aceite, pompa olio, pompa dell olio, pompa oleju, oliepomp(en), ' +
    'pompe, bomba, pompa',
  kit: 'kit(s), bottom end(s), bottomend, bottom end kit(s), bas moteur',
  flexigauge:
    'gauge(s), messstreifen, flexigauge, flexi gauge, clearance gauge(s), plastigauge, plastigage, plastic gauge, plasti gauge, plasti gage',
} as const;

export type KindWord = keyof typeof kindTerms;

/** The same by the term. */
export const kindWords = byWord<KindWord>(kindTerms);

/** Endings of bearing sets that stand as a word of their own ("honda k20 rods hx"), and what they are called. */
export const setEndings = byWord({
  // who says what a set shall not have wants the plain one, and never what was named
  h:
    'h, uncoated, not coated, non coated, no coating, without coating, without dowel(s), without dowel holes, ' +
    'no dowel(s), no dowel holes, unbeschichtet(e), nicht beschichtet, ohne beschichtung, ' +
    'non revetu(s), sans revetement, sin recubrimiento, sin recubrir, non rivestite, non rivestiti, ' +
    'senza rivestimento, niepowlekane, bez powloki, ongecoat(e), niet gecoat, zonder coating',
  hx: 'hx, extra clearance, extra oil clearance, more clearance, mehr spiel',
  hd: 'hd, dowel(s), dowel hole(s), dowelled',
  hxd: 'hxd',
  hc: 'hc',
});

/** Before the letters of a set or a kind of part: that is what is not wanted. */
export const negations: ReadonlySet<string> = new Set(
  list(
    'not, no, non, without, except, excluding, exclude, kein, keine, keinen, nicht, ohne, sans, pas, sin, senza, bez, nie, niet, geen, zonder',
  ),
);

/** The room between journal and bearing: beside a part or an engine it tells nothing, alone it asks for what it is measured with. */
export const clearanceWords: ReadonlySet<string> = new Set(
  list('clearance(s), oil clearance, spiel, lagerspiel, jeu, holgura, gioco, luz, speling, lagerspeling'),
);

/** What every bearing is called, wherever it sits: beside other words it tells nothing. */
export const bearingWords: ReadonlySet<string> = new Set(
  list(
    'bearing(s), shell(s), lager(s), lagerschale(n), lagersatz, gleitlager, coussinet(s), ' +
      'cojinete(s), casquillo(s), bronzina, bronzine, cuscinetto, cuscinetti, panewka, panewki, panewek, lozyska, ' +
      'brg(s), lagerschaal, lagerschelpen, metales, semicasquillos, semicojinetes, semicuscinetti, semibronzine, demi coussinets, polpanewki',
  ),
);

/** Said beside a number or an engine, and telling nothing; where a model is called so, that model comes sooner. */
export const idleWords: ReadonlySet<string> = new Set([
  ...clearanceWords,
  ...bearingWords,
  ...list(
    'acl, race, racing, series, serie, family, set(s), pair(s), for, the, and, with, of, to, a(n), ' +
      'size, part(s), spare, number, no, nr, oe(m), engine(s), under(size), minus, us, u/s, over(size), os, o/s, standard clearance, ' +
      'gen, generation, dohc, sohc, petrol, benzin, kompressor, supercharged, ' +
      'track, drift, drag, rally, rallye, street, fast road, road, tuning, tuned, uprated, upgraded, upgrade, performance, ' +
      'high performance, high volume, high flow, high pressure, heavy duty, classic, semi, motorsport, competition, built, build, best, new, buy, price, need, please, what, which, fit(s), my, i, want, looking, car, auto, ' +
      'full, complete, tri metal, trimetal, satz, motor(en), fur, fuer, mit, und, untermass, ubermass, rennsport, ' +
      'komplett(e), verstarkt(e), ' +
      'et, avec, complet(s), renforce(s), renforcee(s), ' +
      'jeu de, moteur, pour, de(s), du, la, le(s), competicion, sobremedida, ' +
      'juego, juego de, para, del, con, completo, reforzado(s), ' +
      'motore, per, di, dell(a), gara, maggiorate, maggiorato, rinforzate, rinforzati, ' +
      'zestaw, silnik(a), do, dla, wyscigowe, nadwymiar, wzmocnione, komplet, ' +
      'lagerschalen set, ondermaat, overmaat, voor, van, een, met, compleet, versterkt(e)',
  ),
]);

/**
 * Said of an engine as a whole, and of many: where nothing is called so together with the other words, these are left out first,
 * and it is said.
 */
export const trimWords: ReadonlySet<string> = new Set(
  list(
    'turbo(s), turbocharged, twin turbo, forged, stroker, boost(ed), small, big, block, smallblock, bigblock, ' +
      '8v, 12v, 16v, 20v, 24v, 32v, day(s), rpm, high, sport(s), spec, stock, standard, na, hp, bhp, ps, ' +
      'tfsi, tsi, fsi, gdi, efi, injection, ' +
      'mr, ra, tme, limited, edition, facelift, lhd, rhd, ' +
      'coupe, saloon, hatchback, estate, convertible, jdm, usdm, edm, wide, band, manual, automatic, inline, straight',
  ),
);

/**
 * Parts of an engine that the shop does not sell, where their names hold a word of one that it does ("water pump") or are asked for
 * beside one ("rods and pistons"): nothing is shown in their place.
 */
export const unsoldWords: ReadonlySet<string> = new Set(
  list(
    'piston(s), piston ring(s), ring set, gasket(s), head gasket(s), gasket set, gasket kit, ' +
      'head stud(s), head bolts, main studs, main bolts, rod bolts, studs, cam bearing(s), camshaft(s), ' +
      'balance shaft(s), water pump(s), fuel pump(s), vacuum pump, oil pump gear(s), ' +
      'wheel bearing(s), gearbox bearing(s), engine mount(s), timing belt, ' +
      'kolben(ringe), dichtung(en), dichtsatz, kopfdichtung, zylinderkopfdichtung, stehbolzen, pleuelschraube(n), nockenwelle(n), nockenwellenlager, ausgleichswelle, wasserpumpe, benzinpumpe, kraftstoffpumpe, ' +
      'radlager, getriebelager, motorlager, zahnriemen, ' +
      'segments, joint de culasse, joints, pochette de joints, goujons, vis de bielle, arbre a cames, arbre d equilibrage, ' +
      'pompe a eau, pompe a essence, roulement(s), ' +
      'pistones, junta de culata, juntas, esparragos, arbol de levas, bomba de agua, bomba de gasolina, rodamiento(s), ' +
      'pistone, pistoni, fasce elastiche, guarnizione, guarnizioni, guarnizione testata, prigionieri, albero a camme, pompa acqua, ' +
      'pompa dell acqua, pompa benzina, ' +
      'tlok(i), uszczelka, uszczelki, walek rozrzadu, pompa wody, pompa paliwa, ' +
      'zuiger(s), zuigerveren, koppakking, pakking(set), tapeinden, nokkenas(lagers), waterpomp, ' +
      'brandstofpomp, benzinepomp, wiellager(s)',
  ),
);

/** What a diameter is one of: the crankshaft's journal, or the bore that holds the shells. */
export const diameterWords = byWord({
  journal:
    'journal(s), journal diameter, journal size, crankpin(s), crank pin(s), ' +
    'zapfen, hubzapfen, lagerzapfen, hauptzapfen, kurbelzapfen, zapfendurchmesser, ' +
    'maneton(s), tourillon(s), munequilla(s), munon, munones, perno, perni, ' +
    'czop, czopy, czopu, kruktap(pen), tap, tappen, krukpen',
  housing:
    'housing(s), housing bore, housing diameter, bearing bore, tunnel, ' +
    'gehausebohrung, grundbohrung, lagerbohrung, lagergasse, gehause, ' +
    'alesage, logement, alojamiento, sede, gniazdo, gniazda, huis, lagerhuis, boring',
});

/** Said in several languages, as the catalogue says it. */
export const sameWords = byWord({
  turbo:
    'turbos, turbocharged, turbocharger, biturbo, turbolader, turbomotor, turbocompresse, turbocompresor, turbocompressore, ' +
    'turboalimentado, sobrealimentado, turbodoladowanie, turbodoladowany',
  boxer: 'boxermotor, bokser',
});

/** What people call a make, as one word of its name. */
export const makeNicknames = byWord({
  volkswagen: 'vw, volkswagon',
  chevrolet: 'chevy, chevvy',
  mercedes: 'merc, mb, benz',
  bmw: 'beemer, beamer, bimmer, vanos',
  mitsubishi: 'mitsi, mivec',
  subaru: 'subie, subi, subaroo, scooby, scoobie',
  nissan: 'datsun',
  jaguar: 'jag',
  rover: 'rangerover',
  doo: 'brp',
  yamaha: 'yammy',
  kawasaki: 'kwak',
  peugeot: 'pug',
  land: 'landy, landie',
  alfa: 'alpha',
  // what only one make calls so, as vanos and mivec
  honda: 'vtec',
  toyota: 'vvti',
});

/** Words of makes that the catalogue has not: of those it is said, and nothing about numbers. */
export const otherMakes: ReadonlySet<string> = new Set(
  list(
    'aston, martin, bentley, bugatti, ferrari, lamborghini, maserati, mclaren, rolls, royce, pagani, koenigsegg, tesla, ' +
      'hummer, smart, ssangyong, gmc, lincoln, mercury, plymouth, oldsmobile, dacia, lada, trabant, wartburg, tatra, talbot, ' +
      'simca, alpine, triumph, austin, morris, hillman, tvr, caterham, morgan, daf, ducati, ktm, aprilia, harley, davidson, ' +
      'husqvarna, iveco, scania, cummins, perkins, deutz, caterpillar',
  ),
);

/** Engines of one make that are called by one word: Chevrolet's small and big blocks, which share nothing but the make, and Alfa's V6. */
export const engineFamilies: readonly { word: string; make: string; engines: ReadonlySet<string> }[] = [
  {
    ...{ word: 'sbc', make: 'chevrolet' },
    engines: new Set(list('283, 302, 305, 307, 327, 327 LJ, 350, 383 Stroker, 400 SB')),
  },
  { word: 'bbc', make: 'chevrolet', engines: new Set(list('396, 427, 454, 502, 572')) },
  { word: 'busso', make: 'alfa-romeo', engines: new Set(list('AR16102, AR32401, 932A000')) },
];

/** What people call a model or a gauge's colour, as one word or two joined of the catalogue's. */
export const modelNicknames: Readonly<Record<string, string>> = {
  ...byWord({
    evo: 'evolution, evoluzione',
    mx5: 'miata, eunos',
    beetle: 'kafer, kaefer, coccinelle, escarabajo, maggiolino, garbus, kever',
    cosworth: 'cossie',
    gtfour: 'gt4',
    s2000: 's2k',
    corvette: 'vette',
    mustang: 'stang',
    type: 'typer',
    kent: 'crossflow, xflow',
    rs: 'renaultsport, vrs',
    john: 'jcw',
    mps: 'mazdaspeed',
    rallye: 'rally',
    '1800s': 'p1800',
    sbc: 'smallblock',
    bbc: 'bigblock',
    hayabusa: 'busa',
    green: 'grun, vert, verde, zielony, groen',
    red: 'rot, rouge, rojo, rosso, czerwony, rood',
    blue: 'blau, bleu, azul, blu, niebieski, blauw',
    yellow: 'gelb, jaune, amarillo, giallo, zolty, geel',
  }),
  // Renault's
  ...Object.fromEntries(list('5, 9, 11, 19, 21, 25').map((car) => [`r${car}`, car])),
};
