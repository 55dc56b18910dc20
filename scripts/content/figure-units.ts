import { bindUnits } from '#domain/prose/bind-units.ts';
import type { MdastPluginDefinition } from 'satteri';

/** Keeps a figure and its unit in one line: no line of a text begins with "mm". Headings stay: their addresses are made of them. */
export const boundUnits: MdastPluginDefinition = {
  name: 'bound-units',
  text(node, context) {
    if (context.parent(node).type === 'heading') return;
    const bound = bindUnits(node.value, (context.indexOf(node) ?? 0) > 0);
    if (bound !== node.value) context.setProperty(node, 'value', bound);
  },
};
