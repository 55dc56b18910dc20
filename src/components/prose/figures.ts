import { clearances } from '#config/clearances.ts';
import { countries } from '#config/countries.ts';
import { freeShipping } from '#config/delivery.ts';
import { checkoutLeadTimes, informationLeadTimes } from '#config/lead-times.ts';
import { limits } from '#config/limits.ts';
import { policies } from '#config/policies.ts';
import { sellers } from '#config/sellers.ts';
import { site } from '#config/site.ts';

const { race, hx, coating, gauges, mixedShells } = clearances;
const listNames = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const withArticle = (name: string) => (/^(?:Azores|Canary Islands)$/.test(name) ? `the ${name}` : name);
const raceClearance = (journal: number, share: number) => ((journal / race.step) * share + race.plus).toFixed(3);

/** Places without free shipping, in the order of the configuration: "Cyprus, Madeira, Malta, the Azores and the Canary Islands". */
export const freeShippingExceptions = listNames.format(
  freeShipping.exceptions.map((code) => withArticle(countries.find((country) => country.code === code)?.name ?? code)),
);

/** Figures that a text may name; their values are in `config`, so that page and program always agree. */
export const figures = {
  'shop-name': site.name,
  'free-shipping-limit': `€${freeShipping.limit / 100}`,
  'free-shipping-exceptions': freeShippingExceptions,
  'information-cut-off': informationLeadTimes.cutOff,
  'checkout-cut-off': checkoutLeadTimes.cutOff,
  'withdrawal-days': String(policies.statutoryWithdrawalDays),
  'refund-days': String(policies.statutoryRefundDays),
  'send-back-days': String(policies.statutorySendBackDays),
  'guarantee-years': String(policies.statutoryGuaranteeYears),
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
  'cart-days': limits.cartDays === 1 ? 'one day' : `${limits.cartDays} days`,
  'consent-days': String(limits.consentAnswerDays),
  'hx-mm': String(hx.mm),
  'hx-inch': String(hx.inch),
  'mixed-shells': String(mixedShells),
  'race-clearance': `${race.perStep.from.toFixed(3)}–${race.perStep.to.toFixed(3)}`,
  'race-step': String(race.step),
  'race-plus': String(race.plus),
  'race-example-50': `${raceClearance(50, race.perStep.from)}–${raceClearance(50, race.perStep.to)}`,
  'coating-microns': `${coating.microns.from} to ${coating.microns.to}`,
  'coating-inch': `${coating.inch.from} to ${coating.inch.to}`,
  'coating-cooler-celsius': coating.cooler.celsius,
  'coating-cooler-fahrenheit': coating.cooler.fahrenheit,
  'gauge-mm': `${gauges.mm.from} to ${gauges.mm.to}`,
  'gauge-inch': `${gauges.inch.from} to ${gauges.inch.to}`,
  'gauge-strip-inches': String(gauges.stripInches),
  'gauges-per-carton': gauges.perCarton === 10 ? 'ten' : String(gauges.perCarton),
  'packaging-register-dutch': sellers.dutch.packagingRegister,
  'packaging-register-polish': sellers.polish.packagingRegister,
  'seller-dutch': sellers.dutch.name,
  'seller-polish': sellers.polish.name,
} as const;
export type FigureName = keyof typeof figures;

/** The figure of this name; throws for a name that is not known, which ends a build. */
export function findFigure(name: string): string {
  if (!Object.hasOwn(figures, name)) throw new Error(`There is no figure "${name}" in components/prose/figures.ts`);
  return figures[name as FigureName];
}

/** A line of a page's head with its figures: "{return-days} days" becomes "30 days". Throws as `findFigure` does. */
export const fillFigures = (line: string): string =>
  line.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => findFigure(name));
