import type { BasketLineAnswer } from '#api/basket.ts';
import { leftOut } from '#stores/checkout/left-out-instance.ts';

/** Leaves a line out; what was pressed goes with it, and the focus goes to the line where it stands struck. */
export async function leaveOut(line: BasketLineAnswer): Promise<void> {
  await leftOut.leaveOut(line);
  // drawn by now, as a store's change is drawn before the next frame
  await new Promise((drawn) => requestAnimationFrame(drawn));
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-left-out="${CSS.escape(line.id)}"]`)?.focus({ preventScroll: true });
}
