import { nameInSentence } from '../name-in-sentence.ts';
import { writePlace } from '../special-place.ts';
import type { DeliveryNote } from './delivery-notes.ts';

type Address = { countryCode: string | null; postcode: string; country: string };

/** Where an order goes, as a sentence names it: the place that its days and tax are of, which the postcode may tell (rule tax.places). */
export const writeOrderPlace = ({ countryCode, postcode, country }: Address): string =>
  (countryCode === null ? null : writePlace(countryCode, postcode)) ?? nameInSentence(country);

/** That place where it is an export, whose days end at customs; null for any other order (rule delivery.customs). */
export const findOrderCustoms = (
  { shipping }: { shipping: Address },
  { notes }: { notes: readonly DeliveryNote[] },
): string | null => (notes.includes('customs') ? writeOrderPlace(shipping) : null);
