/** The page's live region and its snackbar: before the first touch nothing is said, and a snackbar only of what failed by itself. */
import { $snackbar } from '#stores/browser/drawer-and-snackbar.ts';
import { whenTouched } from '#stores/browser/touch.ts';

export function startAnswering(): void {
  // where it cannot be had, the next snackbar asks again
  const bring = () => void import('./after-touch.ts').catch(() => {});
  whenTouched(bring);
  $snackbar.listen(bring);
}
