import { type Bucket, buckets } from '#config/buckets.ts';
import { clearances } from '#config/clearances.ts';
import { writeHour } from '#config/copy/time.ts';
import { taxCopy } from '#config/copy/tax.ts';
import { countries } from '#config/countries.ts';
import { zlotyCountries } from '#config/currencies.ts';
import { deliveryDays, freeShipping, freeShippingLimit } from '#config/delivery.ts';
import { informationLeadTimes } from '#config/lead-times.ts';
import { limits } from '#config/limits.ts';
import { places } from '#config/places.ts';
import { policies } from '#config/policies.ts';
import { backupDays, logKeptDays, retention, stockAlertSeconds } from '#config/retention.ts';
import { sellers } from '#config/sellers.ts';
import { site } from '#config/site.ts';
import { universalItems } from '#config/universal-items.ts';
import { formatLength, fromMm } from '../clearance/length.ts';
import { nameInSentence, writeCountry } from '../name-in-sentence.ts';
import { toRaceClearance } from '../clearance/target-range.ts';

const { race, hx, coating, gauges, mixedShells } = clearances;
const example = toRaceClearance(fromMm(race.exampleJournal));
const listNames = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const listProviders = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Small numbers as sentences write them. */
const inWords = (count: number): string => ['no', 'one', 'two', 'three', 'four', 'five'][count] ?? String(count);

const writeMm = (length: number) => formatLength(length, 'mm', 3);

/** Places without free shipping, in the order of the configuration: "Cyprus, Madeira, Malta, the Azores and the Canary Islands". */
const freeShippingExceptions = listNames.format(freeShipping.exceptions.map(writeCountry));

const isInEu = (code: string) => countries.some((country) => country.code === code && country.isEu);

/** Places that an address in an EU country may name, and that free shipping is not promised to either: "Ceuta, Melilla …". */
const freeShippingOutside = listNames.format(
  places
    .filter(({ hasFreeShipping, vatOf }) => !hasFreeShipping && vatOf === null)
    .filter(({ addresses }) => addresses.some(({ country }) => isInEu(country)))
    .map(({ name }) => name)
    .filter((name) => !freeShippingExceptions.includes(name))
    .map(nameInSentence),
);

const countryNames = (codes: readonly string[]): string => listNames.format(codes.map(writeCountry));

/** The sums of a basket that a limit may be measured on, in the words of the terms. */
const basketSums: Record<typeof freeShipping.sum, string> = {
  items: 'the subtotal of the basket: the parts after a discount, with VAT where VAT is charged',
};

const [low, middle, high] = clearances.thrust;
const toRange = ({ from, to }: { from: number; to: number }) => `${from.toFixed(2)}–${to.toFixed(2)}`;
const thrustFigures = {
  'thrust-small-journal': String(low.upTo),
  'thrust-medium-journal': String(middle.upTo),
  'thrust-small': toRange(low),
  'thrust-medium': toRange(middle),
  'thrust-large': toRange(high),
} as const;

/** seconds that the longest of the counts against floods lasts */
const longestCount = Math.max(
  ...Object.values<Bucket>(buckets).flatMap(({ address, cart, order, opening }) =>
    [address, cart, order, opening].flatMap((rate) => rate?.seconds ?? []),
  ),
);

const toDays = (seconds: number): string => String(seconds / (24 * 60 * 60));

/** Figures that a text may name; their values are in `config`, so that page and program always agree. */
export const figures = {
  'shop-name': site.name,
  'free-shipping-limit': freeShippingLimit,
  'free-shipping-exceptions': freeShippingExceptions,
  'free-shipping-outside': freeShippingOutside,
  'free-shipping-sum': basketSums[freeShipping.sum],
  'zloty-countries': countryNames(zlotyCountries),
  'export-terms': taxCopy.free.export,
  'information-cut-off': writeHour(informationLeadTimes.cutOffHour),
  'delivery-shelf-days': `${deliveryDays.shelf.from}–${deliveryDays.shelf.to}`,
  'delivery-alternative-days': `${deliveryDays.alternative.from}–${deliveryDays.alternative.to}`,
  'delivery-airfreight-weeks': `${deliveryDays.airfreight.from / 7}–${deliveryDays.airfreight.to / 7}`,
  'withdrawal-days': String(policies.withdrawalDays),
  'refund-days': String(policies.statutoryRefundDays),
  'send-back-days': String(policies.statutorySendBackDays),
  'guarantee-years': String(policies.statutoryGuaranteeYears),
  'guarantee-years-in-words': inWords(policies.statutoryGuaranteeYears),
  'payment-means': listNames.format(policies.paymentMeans),
  'payment-providers': listProviders.format(policies.paymentProviders),
  'payment-where-offered': policies.paymentProviders.filter((name) => !policies.paymentMeans.includes(name)).join(', '),
  'lowest-price-days': String(policies.statutoryLowestPriceDays),
  'return-days': String(limits.returnDays),
  'return-dispatch-days': String(policies.returnDispatchDays),
  'credit-note-days': String(policies.creditNoteBusinessDays),
  'acceptance-days': String(policies.acceptanceDays),
  'warranty-reply-hours': String(policies.warrantyReplyHours),
  'reply-hours': String(limits.replyHours),
  'pump-warranty-months': String(limits.pumpWarrantyMonths),
  'pump-warranty-miles': policies.pumpWarrantyMiles.toLocaleString('en-GB'),
  'credit-trading-months': String(policies.credit.tradingMonths),
  'credit-second-reminder-days': String(policies.credit.secondReminderDays),
  'credit-hold-days': String(policies.credit.holdDays),
  'credit-recovery-days': String(policies.credit.recoveryDays),
  'privacy-reply':
    policies.statutoryPrivacyReplyMonths === 1 ? 'one month' : `${policies.statutoryPrivacyReplyMonths} months`,
  'enquiry-kept-days': toDays(retention.enquiry.seconds),
  'pace-minutes': String(longestCount / 60),
  'backup-days': String(backupDays),
  'order-kept-days': toDays(retention['placed-order'].seconds),
  'log-kept-days': String(logKeptDays),
  'consent-days': String(limits.consentAnswerDays),
  'stock-alert-hours': String(limits.stockAlertConfirmHours),
  'stock-alert-days': String(limits.stockAlertDays),
  'stock-alert-ended-days': toDays(stockAlertSeconds.ended),
  'hx-mm': String(hx.mm),
  'hx-inch': String(hx.inch),
  'mixed-shells': String(mixedShells),
  'race-clearance': `${race.perStep.from.toFixed(3)}–${race.perStep.to.toFixed(3)}`,
  'race-step': String(race.step),
  'race-plus': String(race.plus),
  'race-example-journal': String(race.exampleJournal),
  'race-example': `${writeMm(example.from)}–${writeMm(example.to)}`,
  ...thrustFigures,
  'coating-microns': `${coating.microns.from} to ${coating.microns.to}`,
  'coating-microns-short': `${coating.microns.from}–${coating.microns.to}`,
  'coating-inch': `${coating.inch.from} to ${coating.inch.to}`,
  'coating-cooler-celsius': coating.cooler.celsius,
  'coating-cooler-fahrenheit': coating.cooler.fahrenheit,
  'gauge-mm': `${gauges.mm.from} to ${gauges.mm.to}`,
  'gauge-inch': `${gauges.inch.from} to ${gauges.inch.to}`,
  'gauge-count': inWords(universalItems.length),
  'gauge-strip-inches': String(gauges.stripInches),
  'gauges-per-carton': gauges.perCarton === 10 ? 'ten' : String(gauges.perCarton),
  'packaging-register-dutch': sellers.dutch.packagingRegister,
  'packaging-register-polish': sellers.polish.packagingRegister,
  'seller-dutch': sellers.dutch.name,
  'seller-polish': sellers.polish.name,
} as const;
type FigureName = keyof typeof figures;

/** The figure of this name; throws for a name that is not known, which ends a build. */
export function findFigure(name: string): string {
  if (!Object.hasOwn(figures, name)) throw new Error(`There is no figure "${name}" in domain/prose/figures.ts`);
  return figures[name as FigureName];
}

/** A line of a page's head with its figures: "{return-days} days" becomes "30 days". Throws as `findFigure` does. */
export const fillFigures = (line: string): string =>
  line.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => findFigure(name));
