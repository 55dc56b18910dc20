/**
 * Words that stand in the place of a quantity in a list; lower case. They are not read as figures, but stop the line until the
 * buyer has said how many (rule quick-order.quantity).
 */
export const quantityWords: readonly string[] = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'dozen'],
  ...['ii', 'iii', 'cancel', 'cancelled', 'canceled', 'not needed', 'not required', 'returned', 'storniert', 'annulé'],
  ...['none', 'nil', 'zero', 'couple', 'a couple', 'keine', 'aucun', 'ninguno', 'nessuno', 'geen'],
  ...['some', 'several', 'few', 'a few', 'many', 'pair', 'a pair', 'a dozen', 'half', 'n/a', 'tbc', 'tbd'],
  ...['ein', 'eins', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'paar'],
  ...['un', 'une', 'deux', 'trois', 'quatre', 'cinq', 'uno', 'una', 'dos', 'tres', 'cuatro', 'cinco'],
  ...['backorder', 'back order', 'retoure', 'rückstand', 'retour', 'reliquat', 'reso', 'devolución', 'zwrot'],
  ...['due', 'tre', 'quattro', 'cinque', 'jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'een', 'twee', 'drie', 'vijf'],
];

/** Words before a figure that say that it is a quantity, as patterns. */
export const wordsBefore: readonly string[] = [
  ...[
    'qty',
    'qté',
    'qte',
    'quantity',
    'quantité',
    'menge',
    'anzahl',
    'stück',
    'stk',
    'ilość',
    'ilosc',
    'cantidad',
    'cant',
  ],
  ...['quantità', 'q\\.?tà', 'aantal', 'pcs'],
];

/** Words behind a figure that say that it counts pieces or sets, as patterns; a dot may follow them. */
export const wordsAfter: readonly string[] = [
  ...['pcs?', 'pi[eè]ces?', 'sets?', 'ea', 'each', 'units?', 'stk', 'stck', 'stücke?', 'satz', 'sätze', 'stuks?'],
  ...[
    'szt',
    'sztuk[ai]?',
    'kpl',
    'komplet(?:y|ów)?',
    'pezz[oi]',
    'pz',
    'piezas?',
    'pzas?',
    'uds?',
    'unidad(?:es)?',
    'unit[àé]s?',
    'jeux?',
    'juegos?',
  ],
];
