import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import type { DeliveryNote } from './delivery-notes.ts';

const sentences: Record<DeliveryNote, string> = {
  'extra-costs': availabilityCopy.airfreightNote,
  customs: deliveryCopy.customs,
  'two-packages': basketCopy.twoPackages,
};

/** The sentence of a note, the same in page and mail. */
export const writeDeliveryNote = (note: DeliveryNote): string => sentences[note];
