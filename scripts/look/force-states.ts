import type { Page } from '@playwright/test';

const classes = { hover: ['hover'], focus: ['focus', 'focus-visible'], active: ['active'] } as const;

/** Gives what is marked with `data-force` the look that it has under the pointer, with the focus or pressed. */
export async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  for (const [name, forcedPseudoClasses] of Object.entries(classes)) {
    const selector = `[data-force=${name}] :is(button, input, select, a)`;
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds)
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] });
  }
}
