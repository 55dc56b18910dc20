/** What the marquee service says: two texts, and which of them is to be shown. */
export type Marquee = { hasNotice: boolean; hasError: boolean; notice: string; error: string };

/**
 * The text of the marquee, or null for none (rule marquee.error-first). An error comes before a notice; a text
 * that is switched on and empty shows nothing.
 */
export function chooseMarqueeText({ hasNotice, hasError, notice, error }: Marquee): string | null {
  if (hasError && error !== '') return error;
  return hasNotice && notice !== '' ? notice : null;
}
