/** The page's live region and its snackbar: before the first interaction nothing is said, and a snackbar only of what failed by itself. */
import { $snackbar } from '#stores/browser/drawer-and-snackbar.ts';
import { whenFirstInteraction } from '#stores/browser/first-interaction.ts';

export function startAnswering(): void {
  // where it cannot be had, the next snackbar asks again
  const bring = () => void import('./after-first-interaction.ts').catch(() => {});
  whenFirstInteraction(bring);
  $snackbar.listen(bring);
}
