/**
 * Words in the headings of lists, in English, German, French, Spanish, Italian, Dutch and Polish, as patterns parted by bars: lower case, without
 * accents, signs as blanks (rule quick-order.columns). "\\w*" stands where words are put together ("Bestellmenge").
 */
const money = [
  'price|pric(?:e|ing)|\\w*preise?|prix|precio|prezzo|prezzi|\\w*prijs|cen[ay]|cost|\\w*kosten|cout|costo',
  'coste|koszt|\\w*betrag|montant|importe|importo|kwota|\\w*bedrag|wartosc|\\w*wert|value|valeur|valor',
  'valore|waarde|netto|brutto|net|gross|ht|ttc|pu|p u|pvp|uvp|rrp|msrp|ek|vk|eur|euros?|usd|gbp|pln|chf|currency',
  'wahrung|devise|moneda|valuta|waluta|vat|mwst|ust|tva|iva|btw|tax|\\w*steuer|taux|tarif|tarifa|tariff',
  'taryfa|\\w*rabatt?|discount|disc|remise|descuento|dto|sconto|\\w*korting|upust|skonto|percent|prozent',
];
const measures = [
  '\\w*weight|\\w*gewicht|poids|peso|waga|masa|masse|mass|kgs?|gr?|gramm?s?|lbs?|grammes|gramos|grammi',
  'volume|\\w*volumen|length|\\w*lange|longueur|width|\\w*breite|height|\\w*hohe|diameter|mm|cm',
];
const codes = [
  'ean\\s?\\d*|gtin\\s?\\d*|upc|isbn|\\w*barcodes?|bar code|strichcode|code (?:a )?barres?|codigo de barras',
  'codice a barre|kod kreskowy|streepjescode|hs code|taric|\\w*zolltarif\\w*|intrastat|cn code|post ?code',
  'zip|plz',
];
const lines = [
  'pos|positions?|positie|posizione|posicion|pozycja|poz|lines?|zeilen?|zeilennummer|lignes?|linea|rigan?',
  'riga|regel\\w*|rij|lp|l p|lfd\\w*|lfdnr|laufende|rows?|index|idx|seq|sequence|wiersz|item line',
];
const units = [
  'uom|u o m|unit of measure|mengeneinheit|\\w*einheit|unite|unite de mesure|unidad|unidad de medida',
  'unita di misura|eenheid|\\w*eenheid|jednostka\\w*|j m|jm|me|um|u m|unit',
];
const descriptions = [
  'desc\\w*|\\w*bezeichnung|\\w*beschreibung|benennung|designation|libelle|omschrijving|opis|nazwa\\w*',
  '\\w*names?|nom|nombre del?|nome|naam|tit(?:el|le|re)|titolo|\\w*text|remarks?|\\w*bemerkung\\w*|notes?',
  'comments?|kommentar|commentaire|comentarios?|commento|opmerking\\w*|uwagi|observaciones|brand|make',
  'hersteller|marque|marca|merk|marka|producent|manufacturer|model\\w*|engine|motor|moteur|motore|silnik',
  'vehicle|fahrzeug|warengruppe|group|gruppe|category|kategorie|kategoria|type|typ',
];
const dates = ['\\w*dates?|\\w*datum|fecha|data|\\w*termin|week|kw|year|jahr|\\w*zeit|delai|plazo'];
const papers = [
  'page|seite|customer',
  '\\w*kunden\\w*|clients?|cliente|klant\\w*|klient\\w*|invoice|\\w*rechnung\\w*|facture|factura|fattura',
  'faktura|factuur\\w*|auftrags?(?:nummer|nr)?|warehouse|location|bin|lagerort|lagerplatz|shelf|po|total',
  '\\w*summe|sum|somme|suma|somma|gesamt|totale|totaal|razem|address|adresse|country|land',
];
/** Figures of pieces that need not be those that are wanted, or that may be no pieces at all. */
const counts = [
  '\\w*stock|\\w*bestand|lager|stan|magazyn|giacenza|\\w*voorraad|existencias|inventory|on hand|avail\\w*',
  'verfugbar\\w*|disponib\\w*|beschikbaar|dostepn\\w*|deliver\\w*|geliefert\\w*|liefer\\w*|livree?s?',
  'entregad\\w*|consegnat\\w*|geleverd\\w*|dostarcz\\w*|shipped|versandt\\w*|back ?order\\w*|offene?|open',
  'outstanding|remaining|rest\\w*|pendientes?|residu\\w*|receiv\\w*|invoiced|berechnet|returned|retour\\w*',
  'cancel\\w*|storn\\w*|used|sold|moq|minimum|mindest\\w*|min|minimale?|maximum|max|pack\\w*',
  '\\w*verpackung\\w*|vpe|ve|ue|lots?|conditionnement|karton|carton|box|case|colis|per|pro|par|por|je|na',
  'each|multiple|forecast|last|previous|allocated|reserved|reserviert',
];
const quantities = [
  'qtys?|qnty|qt|quant|quantit(?:y|ies)|qtes?|quantites?|cantidad(?:es)?|cant|cdad|ctd|quantita|qta|q ta|q',
  '\\w*aantal(?:len)?|\\w*hoeveelheid|ilosc\\w*|\\w*mengen?|mge|mg|\\w*anzahl|stucke?|stuckzahl|stk|stck|st|pcs|pc',
  'pieces|pezzi|pz|piezas|pzas?|stuks?|sztuk\\w*|szt|units|unites|unidades|uds?|unita|sets|counts?',
];
const sizes = [
  'sizes?|undersize|oversize|u s|taille|cote|grosse|ubermass|untermass|maat|medida|tamano|misura|rozmiar',
  'wymiar',
];
const numbers = [
  'skus?|\\w*artikel\\w*|art|artn[ro]|arts?|teile?|teil\\w*|(?:spare|car)?parts?|partn(?:o|r|um|umber)',
  'ref\\w*|riferimento|rif|cod|codigo|codice|codes?|kod|numer\\w*|\\w*nummer|numero|num|number|n|nr|no|id',
  'itemno|items?|\\w*material\\w*|articles?|articulos?|articol[oi]|produkt\\w*|products?|productos?',
  'prodott[oi]|produits?|indeks\\w*|symbol|mpn|oem|oe|onderdeel\\w*|czesc\\w*|towar\\w*|recambio|ricambio',
  'bestell ?n(?:r|ummer)',
];

/** That it is wanted, in a word of its own: "Ordered", but not "Ordered by". */
const wanted = [
  'ordered|required|requested|wanted|needed|to order|bestellt|zu bestellen|benotigt|bedarf|gewunscht|commandees?',
  'a commander|besoin|pedid[ao]s|a pedir|ordinat[aoie]|da ordinare|besteld|te bestellen|zamowion\\w*|do zamowienia',
];
/** Words that mean pieces in one language or list, and a name, a sum or an order in another. */
const vague = [
  'amount|orders?|bestellung|commande|pedido|ordine|bestelling|zamowienie|pieces?|pieza|pezzo|stuk|nombre',
];

/**
 * Words of each kind of column. `value`: money, measures, codes and days, which are no quantity even where pieces are named too
 * ("Preis je Stück").
 */
export const columnWords = {
  value: [...money, ...measures, ...codes, ...dates],
  count: counts,
  quantity: quantities,
  wanted,
  unit: units,
  text: [...lines, ...descriptions, ...papers],
  size: sizes,
  number: numbers,
  vague,
} as const satisfies Record<string, readonly string[]>;
