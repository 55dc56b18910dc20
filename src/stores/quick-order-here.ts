/** The quick order's page in this browser: what the basket took is noted at once, so that it is not sent again. */
import { addAllStore } from './build-sheet-here.ts';
import { askIndex } from './lazy-search.ts';
import { createQuickOrder } from './quick-order.ts';
import { sessionText } from './storage.ts';

export const quickOrder = createQuickOrder({
  ask: askIndex,
  area: sessionText,
  isHeld: () => addAllStore.$isAdding.get(),
});

addAllStore.$outcomes.listen((outcomes, _before, slug) => {
  if (slug !== undefined && outcomes[slug] === 'added') quickOrder.noteAdded(slug);
});
