import type { Distributor } from '#domain/distributor/distributor.ts';

/** For the patterns of row and card. */
export const blankDistributor: Distributor = {
  ...{ country: '', name: '', address: '', city: '', state: '', phone: '', email: '', website: '' },
};
