import { searchForTests } from '#domain/search/search-for-tests.ts';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { describe, expect, test } from 'vitest';
import { readSampleList } from './order-sample.ts';

const search = searchForTests(seedCatalogueForTests()).ask;
const readList = (list: string) => readSampleList(search, list);

// rule quick-order.columns
describe('a heading names the columns, in seven languages', () => {
  test.each([
    ['English', 'SKU,Description,Qty ordered\nAG-1,"Gauge, plastic",3\n4B1606H-STD,Rod set,2', 'AG-1 3, 4B1606H-STD 2'],
    [
      'English, a shop export',
      'Line,Part number,Description,Unit price,Qty,Total\n1,AG-1,Gauge,112.40,3,337.20\n2,AR-1,Gauge,98,1,98',
      'AG-1 3, AR-1 1',
    ],
    [
      'English, with stock and weight',
      'Part No.\tOn hand\tWeight kg\tOrder qty\nAG-1\t40\t2\t5\nAR-1\t12\t1\t4',
      'AG-1 5, AR-1 4',
    ],
    ['English, with EAN-13', 'EAN-13;Item code;Pcs\n12345;AG-1;2\n67890;AR-1;3', 'AG-1 2, AR-1 3'],
    ['English, ordered and shipped', 'SKU;Ordered;Shipped\nAG-1;4;1\nAR-1;2;2', 'AG-1 4, AR-1 2'],
    ['English, minimum and pack', 'SKU;MOQ;Pack size;Quantity\nAG-1;10;5;20', 'AG-1 20'],
    [
      'German',
      'Pos.;Artikelnummer;Bezeichnung;Menge;ME;Einzelpreis;Gesamtpreis\n10;AG-1;Messstreifen;4;Stk;112,40;449,60\n20;4B1606H-STD;Pleuellager;2;Satz;91,38;182,76',
      'AG-1 4, 4B1606H-STD 2',
    ],
    ['German, Bestellmenge and Lagerbestand', 'Art.-Nr.\tLagerbestand\tBestellmenge\nAG-1\t17\t3', 'AG-1 3'],
    ['German, Anzahl first', 'Anzahl;Teilenummer\n3;AG-1\n1;AR-1', 'AG-1 3, AR-1 1'],
    ['German, Rabatt and Gewicht', 'Artikel;Gewicht;Rabatt;Stückzahl\nAG-1;3;10;2', 'AG-1 2'],
    ['German, Stückpreis without decimals', 'Artikel;Stückpreis;Stück\nAG-1;112;2\nAR-1;98;3', 'AG-1 2, AR-1 3'],
    ['German, Mindestmenge', 'Artikel;Mindestmenge;Menge\nAG-1;10;30', 'AG-1 30'],
    [
      'French',
      'Réf.;Désignation;Qté commandée;P.U. HT;Montant\nAG-1;Jauge;3;112;336\nAR-1;Jauge;2;98;196',
      'AG-1 3, AR-1 2',
    ],
    ['French, code-barres and poids', 'Référence\tCode-barres\tPoids\tQuantité\nAG-1\t123456\t2\t4', 'AG-1 4'],
    ['French, N° ligne', 'N° ligne;N° article;Nb pièces\n7;AG-1;2\n9;AR-1;4', 'AG-1 2, AR-1 4'],
    [
      'Spanish',
      'Referencia;Descripción;Cantidad;Precio;Dto.\nAG-1;Galga;3;112;10\nAR-1;Galga;2;98;5',
      'AG-1 3, AR-1 2',
    ],
    ['Spanish, Línea and Uds.', 'Línea;Código;Nombre;Uds.\n4;AG-1;Galga;6', 'AG-1 6'],
    [
      'Italian',
      'Riga;Codice articolo;Descrizione;Q.tà;Prezzo;Sconto\n1;AG-1;Calibro;2;112;10\n2;AR-1;Calibro;5;98;10',
      'AG-1 2, AR-1 5',
    ],
    ['Italian, Pezzi and Peso', 'Codice;Peso;Pezzi\nAG-1;2;4', 'AG-1 4'],
    ['Dutch', 'Regel;Artikelnummer;Omschrijving;Aantal;Prijs\n1;AG-1;Meter;2;112\n2;AR-1;Meter;3;98', 'AG-1 2, AR-1 3'],
    ['Dutch, Voorraad and Besteld', 'Artikel;Voorraad;Besteld\nAG-1;12;4', 'AG-1 4'],
    [
      'Polish',
      'Lp.;Indeks;Nazwa;Ilość;J.m.;Cena netto;Wartość\n1;AG-1;Sprawdzian;2,00;szt.;112,40;224,80\n2;AR-1;Sprawdzian;3,00;szt.;98,00;294,00',
      'AG-1 2, AR-1 3',
    ],
    ['Polish, Waga and Szt.', 'Symbol;Waga;Szt.\nAG-1;3;7', 'AG-1 7'],
    [
      'SAP, Item and Material',
      'Item;Material;Order quantity;OUn;Net price\n10;AG-1;2;PC;112\n20;AR-1;3;PC;98',
      'AG-1 2, AR-1 3',
    ],
    ['two columns of numbers', 'Customer part no;Your part no;Qty\n10023;AG-1;2\n10024;AR-1;3', 'AG-1 2, AR-1 3'],
    [
      'the heading below a letter',
      'Hello,\nplease send us:\n\nPart no;Qty\nAG-1;2\nAR-1;3',
      'unknown 1, unknown 1, AG-1 2, AR-1 3',
    ],
    ['a second table with other columns', 'Part;Qty\nAG-1;2\nQty;Part\n3;AR-1', 'AG-1 2, AR-1 3'],
    ['all with one price and no quantity', 'SKU;Price\nAG-1;112\nAR-1;98', 'AG-1 1, AR-1 1'],
    [
      'decimals in the column of the quantity',
      'SKU;Menge\nAG-1;2,00 Stk\nAR-1;2.000\nAB-1;1,5',
      'AG-1 2, AR-1 ?, AB-1 ?',
    ],
    [
      'a name of the quantity twice with the same figures',
      'SKU;Ordered;Quantity\nAG-1;3;3\nAR-1;2;2',
      'AG-1 3, AR-1 2',
    ],
  ])('%s', async (_case, list, expected) => {
    expect(await readList(list)).toBe(expected);
  });
});

// rule quick-order.columns
describe('a heading that leaves several readings asks', () => {
  test.each([
    ['a name that is not known', 'SKU;Foo\nAG-1;3', 'asks *1'],
    ['names in a language that is not known', 'Cikkszám;Mennyiség\nAG-1;3', 'asks *1'],
    ['the stock alone', 'SKU;Stock\nAG-1;3', 'asks *1'],
    ['delivered alone', 'Artikel;Geliefert\nAG-1;3', 'asks *1'],
    ['"Amount", money or pieces', 'SKU;Amount\nAG-1;3', 'asks *1'],
    ['two quantities', 'Artikel;Bestellt;Menge\nAG-1;3;1\nAR-1;5;1', 'asks *1 2'],
    ['quantity and a price in one name', 'SKU;Menge EUR\nAG-1;3', 'asks *1'],
    ['"Order", a number or pieces', 'Part;Order\nAG-1;4711', 'asks *1'],
    ['"Unit" above figures', 'Part;Unit;Price\nAG-1;2;112', 'asks *1'],
    ['a pack and packs', 'Part;Pack qty;Packs\nAG-1;5;2', 'asks 1 *2'],
    ['pieces and a price in one name', 'Part;Qty/Price\nAG-1;2', 'asks *1'],
    ['an empty name', 'SKU;Description;\nAG-1;Gauge;3', 'asks *2'],
    ['a row without a quantity below others', 'SKU;Qty\nAG-1;2\nAR-1;', 'AG-1 2, AR-1 ?'],
    ['all rows without a quantity', 'SKU;Qty\nAG-1;\nAR-1;', 'AG-1 ?, AR-1 ?'],
  ])('%s', async (_case, list, expected) => {
    expect(await readList(list)).toBe(expected);
  });
});

// rule quick-order.columns
describe('without a heading all rows say together what their columns are', () => {
  test.each([
    ['two figures behind the number', 'AG-1;12;2', 'asks 1 *2'],
    ['also by tabs', 'AG-1\t12\t2\nAR-1\t4\t3', 'asks 1 *2'],
    ['also by commas', 'AG-1,12,2', 'asks 1 *2'],
    ['also by bars', '| AG-1 | 12 | 2 |', 'asks 2 *3'],
    ['a figure that is a size of other sets', 'AG-1;25;2', 'asks 1 *2'],
    ['a size of this set is none', '4B1606H;25;2\n4B1606H;50;3', '4B1606H-.25 2, 4B1606H-.50 3'],
    ['two figures that are the same', 'AG-1;3;3', 'AG-1 3'],
    ['figures on both sides', '2;AG-1;5', 'asks *0 2'],
    ['row numbers', '1;AG-1;5\n2;AR-1;5\n3;AB-1;4', 'AG-1 5, AR-1 5, AB-1 4'],
    ['row numbers by tens', '10\tAG-1\tGauge\t5\t112,40\n20\tAR-1\tGauge\t4\t98,00', 'AG-1 5, AR-1 4'],
    ['row numbers with noughts', '00010;AG-1;Gauge;5\n00020;AR-1;Gauge;4', 'AG-1 5, AR-1 4'],
    ['two rows may count pieces', '1;AG-1;5\n2;AR-1;4', 'asks 0 *2'],
    ['two columns that run', '1;AG-1;10\n2;AR-1;20\n3;AB-1;30', 'AG-1 10, AR-1 20, AB-1 30'],
    ['row numbers alone', '1;AG-1\n2;AR-1\n3;AB-1', 'asks *0'],
    ['figures before that do not run', '4;AG-1\n2;AR-1\n3;AB-1', 'AG-1 4, AR-1 2, AB-1 3'],
    ['prices with cents', 'AG-1;2;112,40\nAR-1;3;98,00', 'AG-1 2, AR-1 3'],
    ['prices without noughts, as Excel writes them', 'AG-1\t2\t112.4\nAR-1\t3\t98', 'AG-1 2, AR-1 3'],
    ['prices before the quantity', 'AG-1;112,40;2\nAR-1;98;3', 'AG-1 2, AR-1 3'],
    ['whole prices', 'AG-1;2;112\nAR-1;3;98', 'asks *1 2'],
    ['prices with their sign', 'AG-1;2;€ 112\nAR-1;3;98 EUR', 'AG-1 2, AR-1 3'],
    ['prices alone', 'AG-1;112,40\nAR-1;98\nAB-1;5,5', 'asks *1'],
    ['a currency of its own, with cents', 'AG-1;2;EUR;112,40\nAR-1;3;EUR;98', 'AG-1 2, AR-1 3'],
    ['a currency of its own, without cents', 'AG-1;112;EUR', 'asks *1'],
    ['a currency before', 'AG-1;€;112', 'asks *2'],
    ['figures as a spreadsheet keeps them', '="AG-1";="2"', 'AG-1 2'],
    ['a discount', 'AG-1;2;10 %\nAR-1;3;5%', 'AG-1 2, AR-1 3'],
    ['a weight', 'AG-1;0,35 kg;2\nAR-1;1 kg;3', 'AG-1 2, AR-1 3'],
    ['a weight without unit', 'AG-1;0,350;2\nAR-1;1,200;3', 'AG-1 2, AR-1 3'],
    ['an EAN', '4006633123456;AG-1;2\n4006633123463;AR-1;3', 'AG-1 2, AR-1 3'],
    ['a date', '2026-11-29;AG-1;2\n2026-11-30;AR-1;3', 'AG-1 2, AR-1 3'],
    ['a unit of its own', 'AG-1;2;Stk\nAR-1;3;Stk', 'AG-1 2, AR-1 3'],
    ['a unit of 1', 'AG-1;1;12\nAR-1;1;4', 'asks 1 *2'],
    ['a description with figures', 'AG-1;Gauge 25 mm;2', 'AG-1 2'],
    ['an order number of the buyer', 'PO4711;AG-1;2', 'AG-1 2'],
    ['lists of mixed order', '2, 4B1606H-STD\nAG-1, 3', '4B1606H-STD 2, AG-1 3'],
    ['a row with more', 'AG-1;2\nAR-1;3;98,10', 'AG-1 2, AR-1 3'],
    ['a row with more that may be pieces', 'AG-1;2\nAR-1;3;98,00', 'asks *1 2'],
    ['an empty first cell', '\tAG-1\t2\n3\tAR-1\t', 'AG-1 2, AR-1 3'],
  ])('%s', async (_case, list, expected) => {
    expect(await readList(list)).toBe(expected);
  });
});

// rule quick-order.quantity
describe('a quantity as programs, mails and papers write it', () => {
  test.each([
    ['4B1606H-.025 2,00', '4B1606H-.025 2'],
    ['4B1606H-.025 2,00 Stk', '4B1606H-.025 2'],
    ['4B1606H-.025, 2,00', '4B1606H-.025 2'],
    ['4B1606H-.025,2,00', '4B1606H-.025 2'],
    ['4B1606H-.025;2,0 Stück', '4B1606H-.025 2'],
    ['AG-1 2 szt.', 'AG-1 2'],
    ['AG-1;2 sztuki', 'AG-1 2'],
    ['AG-1 2 uds.', 'AG-1 2'],
    ['AG-1 2 pz.', 'AG-1 2'],
    ['AG-1 2 stuks', 'AG-1 2'],
    ['AG-1 2 Satz', 'AG-1 2'],
    ['2,00 Stk AG-1', 'AG-1 2'],
    ['- 2x 4B1606H-STD', '4B1606H-STD 2'],
    ['- 3 sets of AG-1', 'AG-1 3'],
    ['\u2022 4B1606H-STD \u2013 2 pcs', '4B1606H-STD ?'],
    ['* AG-1 qty 2', 'AG-1 2'],
    ['-2 AG-1', 'AG-1 ?'],
    ['4B1606H-STD (2)', '4B1606H-STD ?'],
    ['Qty 3 AG-1', 'AG-1 3'],
    ['Menge: 3 AG-1', 'AG-1 3'],
    ['\uFF21\uFF27\uFF0D\uFF11\u3000\uFF13', 'AG-1 3'],
    ["'4B1606H-STD\t'2", '4B1606H-STD 2'],
    ['AG-1 2.000 pcs', 'AG-1 ?'],
    ['AG-1;2.000 pcs', 'AG-1 ?'],
    ['AG-1;1 000', 'AG-1 ?'],
    ['AG-1 2,50', 'AG-1 ?'],
    ['AG-1 91,38', 'AG-1 ?'],
    ['AG-1 1,00', 'AG-1 1'],
    ['4B1606H 0,50', '4B1606H-.50 1'],
    ['4B1606H-.50:2', '4B1606H-.50 2'],
    ['4B1606H-.50/2', '4B1606H-.50 2'],
    ['4B1606H-.50*2', '4B1606H-.50 2'],
    ['4B1606H-.50x2', '4B1606H-.50 2'],
    ['4B1606H-STDx2', '4B1606H-STD 2'],
    ['4B1606H-.50 : 2 Stk', '4B1606H-.50 2'],
    ['4B1606H-.50=2', '4B1606H-.50 2'],
    ['4B1606H-.50 -> 2', '4B1606H-.50 2'],
    ['4B1606H-.50 ........ 2', '4B1606H-.50 2'],
    ['4B1606H .50:2', '4B1606H-.50 2'],
    ['AG-1: 2', 'AG-1 2'],
    ['Gauge; AG-1*2', 'AG-1 2'],
    ['AG-1*2; 3', 'AG-1 ?'],
    ['Gauge; AG-1 2', 'AG-1 2'],
    ['AG-1 25/2', 'AG-1 ?'],
    ['4B1606H:25', '4B1606H-.25 1'],
    ['4B1606H/.25', '4B1606H-.25 1'],
    ['4B1606H:.25:2', '4B1606H-.25 2'],
    ['AG-1 2 €', 'size ?'],
    ['AG-1 2 3 pcs', 'size ?'],
    ['AG-1；2', 'AG-1 2'],
    ['AG-1，2', 'AG-1 2'],
    ['AG-1\n2\nAR-1\n3', 'AG-1 ?, unknown 1, AR-1 ?, unknown 1'],
    ['AG-1;2,00 €', 'AG-1 ?'],
    ['AG-1; Pos. 2', 'AG-1 ?'],
    ['AG-1; Qty: 2; Pos: 1', 'AG-1 2'],
    ['AG-1 2-3', 'AG-1 ?'],
    ['AG-1 (2)', 'AG-1 ?'],
    ['- AG-1 2', 'AG-1 2'],
    ['1. AG-1 2\n2. AR-1 3', 'AG-1 2, AR-1 3'],
    ['1) AG-1\n2) AR-1', 'AG-1 1, AR-1 1'],
    ['1 AG-1 2\n2 AR-1 3\n3 AB-1 1', 'AG-1 2, AR-1 3, AB-1 1'],
    ['1 AG-1\n2 AR-1\n3 AB-1', 'asks *0'],
    ['3 AG-1\n1 AR-1', 'AG-1 3, AR-1 1'],
    ['10  4B1606H-STD  Rod set  2  91,38', '4B1606H-STD 2'],
    ['Part No   Description   Qty   Price\nAG-1   Gauge   2   112.40', 'AG-1 2'],
    ['"AG-1"\t"Gauge\nred"\t"4"', 'AG-1 4'],
    ['Part\tText\tQty\nAG-1\t"Gauge, ""red""\nin 2 pieces"\t4\nAR-1\tGauge\t3', 'AG-1 4, AR-1 3'],
    ['AG-1\t"0.010""\n5"\t4', 'AG-1 4'],
    ['AG-1;0.010";2\nAR-1;0.020";3', 'AG-1 2, AR-1 3'],
    ['"AG-1;2\nAR-1;3', 'AG-1 2, AR-1 3'],
    ['sep=,\r\nSKU,Qty\r\nAG-1,2\r\n', 'AG-1 2'],
  ])('%j', async (list, expected) => {
    expect(await readList(list)).toBe(expected);
  });
});
