import { call } from '#api/call.ts';
import { $basket, addPart } from '#stores/basket/basket.ts';
import { later } from '#stores/browser/timer.ts';
import { createEngineParts } from '#stores/part/engine-parts.ts';

/** Price and stock of what search fields list, once for all of a page's fields. */
export const menuParts = createEngineParts([], { call, schedule: later, addPart, $basket });
