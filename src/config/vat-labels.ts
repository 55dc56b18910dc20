/**
 * What stands before a VAT number, or behind it, on papers of the countries offered (rule vat-number.as-printed): `of` names whose
 * papers say so, by the code of the register; none where all do. Letter case, accents, blanks and dots do not count: "USt-IdNr." is
 * read as "UST", "ID" and "NR", "P. IVA" as "PIVA". Of words that begin alike the longest counts; short ones
 * that may be anything stand with the word beside them ("ID št").
 */
export type NumberLabel = { of: readonly string[]; words: readonly string[] };

export const numberLabels: readonly NumberLabel[] = [
  {
    of: [],
    words: [
      ...['VAT', 'VATIN', 'VRN', 'TIN', 'tax', 'taxpayer', 'vies', 'EU', 'UE', 'CEE', 'our', 'your', 'company', 'ref'],
      ...['number', 'num', 'nr', 'no', 'reg', 'registered', 'registration', 'code'],
      ...['ID', 'identification', 'identifier', 'intra-community', 'community', 'European'],
      ...['intracomunitaria', 'intracomunitario', 'comunitaria', 'comunitario'],
      ...['Nummer', 'Identifikationsnummer', 'Ident', 'Unsere', 'Ihre', 'numero', 'número', 'fiscal', 'fiscale'],
      ...['numer', 'numurs', 'cod', 'kods', 'código', 'codice', 'nro', 'broj', 'registreringsnummer'],
    ],
  },
  { of: ['DE', 'AT'], words: ['USt', 'Umsatzsteuer'] },
  { of: ['AT', 'CH'], words: ['UID', 'Unternehmens-'] },
  { of: ['AT'], words: ['ATU-Nr', 'ATU-Nummer'] },
  { of: ['DE', 'AT', 'CH', 'LI'], words: ['MwSt', 'Mehrwertsteuer'] },
  { of: ['CH'], words: ['IDE', 'IDI', 'n IDE', 'n IDI', 'HR/MWST', 'RC/TVA', 'RC/IVA'] },
  {
    of: ['FR', 'BE', 'LU', 'CH', 'RO'],
    words: [
      ...['TVA', 'TVA n', 'n TVA', 'no TVA', 'n de TVA', 'no de TVA', 'de TVA', 'à la TVA', 'taxe', 'assujetti TVA'],
      ...['d’identification', 'n d’identification', 'd’ident', 'taxe sur la valeur ajoutée'],
    ],
  },
  { of: ['FR', 'BE', 'LU'], words: ['intracommunautaire', 'intracom', 'intra', 'communautaire'] },
  { of: ['NL', 'BE'], words: ['BTW', 'BTW n', 'identificatienummer', 'identificatie'] },
  { of: ['NL'], words: ['OB-nummer', 'omzetbelasting', 'omzetbelastingnummer'] },
  { of: ['BE'], words: ['ondernemingsnummer', 'd’entreprise', 'n d’entreprise', 'KBO', 'BCE', 'Unternehmensnummer'] },
  { of: ['IT', 'ES', 'PT', 'CH', 'SM'], words: ['IVA', 'IVA n', 'n IVA', 'de IVA', 'n de IVA', 'do IVA'] },
  {
    of: ['IT'],
    words: [
      ...['P.IVA', 'P.IVA n', 'n P.IVA', 'P.I.', 'partita', 'part. IVA', 'fisc', 'e P.IVA', 'e P.I.', 'e partita'],
      ...['CF e P.IVA', 'CF/P.IVA', 'CF e P.I.', 'CF/P.I.', 'P.IVA/CF', 'P.IVA e CF'],
    ],
  },
  { of: ['ES', 'PT', 'AD'], words: ['NIF', 'NIF n', 'identificación', 'de identificación', 'n de identificación'] },
  { of: ['ES', 'RO'], words: ['CIF', 'CIF n'] },
  { of: ['ES'], words: ['NIE', 'operador', 'IGIC', 'ROI'] },
  {
    of: ['PT'],
    words: ['NIPC', 'contribuinte', 'contribuinte n', 'n contribuinte', 'de contribuinte', 'n de contribuinte'],
  },
  { of: ['AD'], words: ['NRT', 'IGI', 'registre tributari'] },
  { of: ['SM'], words: ['COE', 'operatore economico', 'cod. operatore economico'] },
  { of: ['PL'], words: ['NIP', 'identyfikacji podatkowej', 'identyfikacyjny', 'podatnika'] },
  {
    of: ['CZ', 'SK'],
    words: ['DIČ', 'DPH', 'daňové', 'identifikační číslo', 'identifikačné číslo', 'číslo', 'pre', 'plátce'],
  },
  { of: ['SK'], words: ['IČ DPH', 'IČ pre DPH'] },
  {
    of: ['HU'],
    words: [
      'ÁFA',
      'adószám',
      'adóigazgatási',
      'adószáma',
      'áfaszám',
      'szám',
      'közösségi',
      'uniós',
      'csoport',
      'csoportos',
      'adóazonosító',
    ],
  },
  {
    of: ['RO'],
    words: ['CUI', 'fiscală', 'de înregistrare', 'unic', 'în scopuri', 'de identificare'],
  },
  {
    of: ['BG'],
    words: [
      ...['ДДС', 'ЗДДС', 'ИН', 'ИН по', 'по', 'ЕИК', 'БУЛСТАТ', 'Ид', 'идентификационен', 'номер', 'регистрация'],
      ...['DDS', 'ZDDS', 'EIK', 'BULSTAT'],
    ],
  },
  { of: ['HR'], words: ['OIB', 'PDV', 'PDV ID br', 'identifikacijski', 'porezni', 'osobni'] },
  {
    of: ['SI'],
    words: ['DDV', 'za DDV', 'ID za DDV', 'ID št', 'ident. št', 'številka', 'identifikacijska', 'davčna', 'davčna št'],
  },
  {
    of: ['GR', 'CY'],
    words: [
      ...[
        'ΑΦΜ',
        'ΦΠΑ',
        'αρ. ΦΠΑ',
        'αρ. εγγραφής',
        'αρ. μητρώου',
        'αριθμός',
        'εγγραφής',
        'μητρώου',
        'φορολογικού',
        'φορολογικός',
        'ΑΦΜ ΦΠΑ',
      ],
      ...['AFM', 'FPA', 'ΔΟΥ'],
    ],
  },
  { of: ['CY'], words: ['ΑΦΤ', 'ταυτότητας', 'φορολογικής', 'TIC'] },
  { of: ['LV'], words: ['PVN', 'PVN reģ', 'reģistrācijas', 'maksātāja', 'vienotais'] },
  { of: ['LT'], words: ['PVM', 'PVM kodas', 'kodas', 'mokėtojo', 'mok', 'mokėtojas'] },
  { of: ['EE'], words: ['KMKR', 'KMK', 'KM reg', 'käibemaksukohustuslase', 'käibemaksu', 'KMKN'] },
  {
    of: ['FI'],
    words: [
      'ALV',
      'Y-tunnus',
      'tunnus',
      'ALV rek',
      'tunniste',
      'arvonlisävero',
      'arvonlisäveronumero',
      'FO-nummer',
      'FO-nr',
    ],
  },
  { of: ['SE', 'DK', 'FI', 'FO'], words: ['moms', 'momsregistrerings', 'momsregistreringsnummer', 'mervärdesskatt'] },
  { of: ['SE', 'NO'], words: ['org'] },
  { of: ['SE'], words: ['organisationsnummer', 'organisations', 'innehar F-skatt'] },
  { of: ['DK'], words: ['CVR', 'SE-nr', 'SE-nummer', 'SE/CVR', 'CVR/SE'] },
  { of: ['NO'], words: ['MVA', 'organisasjonsnummer', 'organisasjons', 'foretaksregisteret', 'merverdiavgift'] },
  { of: ['IS'], words: ['VSK', 'virðisaukaskattsnúmer', 'virðisaukaskatts'] },
  { of: ['FO'], words: ['V-tal', 'MVG', 'skráseting'] },
  { of: ['IE'], words: ['CBL', 'uimhir', 'uimh'] },
  { of: ['MT'], words: ['tal-VAT', 'numru'] },
  { of: ['GI', 'GG', 'JE'], words: ['GST'] },
];

/** Letters that people write for a country's own: "UK" of the United Kingdom, Greek letters of Greece, Cyrillic ones of Bulgaria. */
export const otherNumberKeys: Readonly<Record<string, string>> = { UK: 'GB', ΕΛ: 'GR', БГ: 'BG' };

/** Letters that name a country and are part of its numbers all the same: "CHE123456789". */
export const keptNumberKeys: Readonly<Record<string, string>> = { CHE: 'CH' };

/**
 * Letters with which numbers of a country begin behind those of the country, as far as they are typed (`begin`) and with the whole
 * number: Austria's U, those of a Spanish or Andorran company, British offices. Two letters of a French number may be those of another
 * country: there only the whole tells.
 */
export const ownLetters: Readonly<Record<string, { begin: RegExp; whole: RegExp }>> = {
  AT: { begin: /^U$/, whole: /^U\d{8}$/ },
  ES: { begin: /^[A-Z]$/, whole: /^[A-Z]\d{7}[A-Z\d]$/ },
  FR: { begin: /^$/, whole: /^[A-HJ-NP-Z\d]{2}\d{9}$/ },
  AD: { begin: /^[A-Z]$/, whole: /^[A-Z]\d{6}[A-Z]$/ },
  GB: { begin: /^(?:GD|HA)$/, whole: /^(?:GD|HA)\d{3}$/ },
  XI: { begin: /^(?:GD|HA)$/, whole: /^(?:GD|HA)\d{3}$/ },
};
