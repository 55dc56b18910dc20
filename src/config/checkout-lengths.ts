import { limits } from './limits.ts';

/** The longest that a typed field of the checkout may be, in characters; fields of one name are as long in both addresses. */
export const checkoutLengths = {
  email: limits.emailMax,
  repeatEmail: limits.emailMax,
  /** with the words that papers print around it */
  vatNumber: 120,
  reference: 60,
  firstName: 100,
  lastName: 100,
  /** of the billing address: a company or a person */
  name: 150,
  company: 150,
  phone: 40,
  address: 200,
  address2: 200,
  city: 100,
  postcode: 40,
} as const;
