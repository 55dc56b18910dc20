/** The quick order's page in this browser: what the basket took is noted at once, so that it is not sent again. */
import { addAllStore } from './sheet-instance.ts';
import { askIndex } from '../search/lazy.ts';
import { createQuickOrder } from './quick-order.ts';
import { sessionText } from '../browser/storage.ts';

export const quickOrder = createQuickOrder({
  ask: askIndex,
  area: sessionText,
  isHeld: () => addAllStore.$isAdding.get(),
  yieldToMain: () => new Promise((resolve) => setTimeout(resolve)),
});

addAllStore.$outcomes.listen((outcomes, _before, slug) => {
  if (slug !== undefined && outcomes[slug] === 'added') quickOrder.noteAdded(slug);
});
