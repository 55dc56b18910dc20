/** Stock of one part, in pieces as sold. All numbers are whole and not negative. */
export type Stock = {
  /** on our own shelf */
  default: number;
  dropship: number;
  alternative: number;
  /** `eta` ISO date (day of arrival), in any order */
  inTransit: { eta: string; quantity: number }[];
  manufacturer: number;
};
