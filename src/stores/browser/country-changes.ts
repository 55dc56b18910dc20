/** How often the country that dates and prices are told for has changed on this page: whoever shows them asks anew. */
import { atom } from 'nanostores';

export const $countryChanges = atom(0);
