import { availabilityCopy } from '#config/copy/availability.ts';

/** In the place of a price that is not known: a dash to the eye, words to the ear. */
export const NoPrice = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr">{availabilityCopy.noPrice}</span>
  </>
);
