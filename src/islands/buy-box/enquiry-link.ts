import { availabilityCopy } from '#config/copy/availability.ts';
import { site } from '#config/site.ts';

/** Opens the visitor's mail program with the part number in the subject. */
export const toEnquiryLink = (number: string): string =>
  `mailto:${site.supportEmail}?subject=${encodeURIComponent(availabilityCopy.enquirySubject(number))}`;
