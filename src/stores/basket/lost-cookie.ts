/**
 * Whether a basket was lost because its cookie never came back to the shop (rule basket.blocked-cookies). A program between browser and
 * shop may take cookies away that a page can write, so only what the shop answers tells.
 */
export type CookieSigns = {
  /** pieces in the answer to this page's last write; 0 where it has not written */
  sent: number;
  /** pieces in the answer to a reading since */
  read: number;
  /** the shop has said why there are none: an expired basket, an order made of it */
  isExplained: boolean;
  /** pieces by the cookies of the badge before and after that reading: another tab that empties or orders the basket changes them */
  counted: readonly [before: number, after: number];
};

export const isCookieLost = ({ sent, read, isExplained, counted }: CookieSigns): boolean =>
  sent > 0 && read === 0 && !isExplained && counted.every((pieces) => pieces > 0);
