import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import type { DeliveryNote } from './delivery-notes.ts';

const sentences: Record<DeliveryNote, string> = {
  'extra-costs': availabilityCopy.airfreightNote,
  customs: deliveryCopy.customs,
  'two-packages': basketCopy.twoPackages,
};

/** The sentence of a note where a part is offered, and in the basket (rule delivery.notes). */
export const writeDeliveryNote = (note: DeliveryNote): string => sentences[note];

/** The same from the checkout on, of an order that is about to be placed or is: on its total the buyer can rely. */
export const writeOrderNote = (note: DeliveryNote): string =>
  note === 'extra-costs' ? deliveryCopy.extraCosts : sentences[note];
