import type { MdastPluginDefinition } from 'satteri';
import { startsWithUnit } from './figure-units.ts';

const noBreak = '\u00A0';

/** `isBehindPiece`: a figure of the shop stands before the text, and its unit may be the first word of it. */
export const bindUnits = (text: string, isBehindPiece: boolean): string =>
  text.replace(/(?<=\d) |^ /g, (blank, at: number) =>
    (at > 0 || isBehindPiece) && startsWithUnit(text.slice(at + 1)) ? noBreak : blank,
  );

/** Keeps a figure and its unit in one line: no line of a text begins with "mm". Headings stay: their addresses are made of them. */
export const boundUnits: MdastPluginDefinition = {
  name: 'bound-units',
  text(node, context) {
    if (context.parent(node).type === 'heading') return;
    const bound = bindUnits(node.value, (context.indexOf(node) ?? 0) > 0);
    if (bound !== node.value) context.setProperty(node, 'value', bound);
  },
};
