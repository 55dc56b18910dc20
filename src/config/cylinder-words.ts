/**
 * How people count cylinders and say how they stand, in English, German, French, Spanish, Italian, Polish and Dutch: pieces of
 * patterns, lower case, without accents, hyphens written as blanks.
 */
export const cylinderWords = {
  /** figures are figures in every language */
  counts: {
    2: 'twin|zwei|deux|dos|due|dwu|twee',
    3: 'three|drei|trois|tres|tre|trzy|drie',
    4: 'four|vier|quatre|cuatro|quattro|cztery|cztero|czworka',
    5: 'five|funf|fuenf|cinq|cinco|cinque|piec|piecio|piatka|vijf',
    6: 'six|sechs|seis|sei|szesc|szescio|szostka|zes',
    8: 'eight|acht|huit|ocho|otto|osiem|osmio|osemka',
    10: 'ten|zehn|dix|diez|dieci|dziesiec|tien',
    12: 'twelve|zwolf|zwoelf|douze|doce|dodici|dwanascie|twaalf',
  },
  cylinders: '(?:(?:cyl|zyl|cilind)\\w*|pots?)',
  inline: 'straight|parallel|inline|in line|(?:en|in) (?:ligne|linea|lijn)|reihen?|rzedow\\w*',
  flat: 'flat|boxer\\w*|bokser\\w*|a plat',
} as const;
