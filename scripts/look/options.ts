import { parseArgs } from 'node:util';
import { type Mode, modes } from './modes.ts';

export type LookOptions = {
  /** only these; all where none is named */
  screens: string[];
  widths: number[];
  modes: Mode[];
  /** folder with the design's pictures, `basket-390.png` */
  design: string | null;
  /** folder of the pictures and the sheet */
  out: string;
  isAccepting: boolean;
};

const isMode = (name: string): name is Mode => (modes as readonly string[]).includes(name);

/** Reads what stands behind `npm run look --`. Throws with a readable line at a word that means nothing here. */
export function readLookOptions(words: string[]): LookOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      screen: { type: 'string', multiple: true, default: [] },
      width: { type: 'string', multiple: true, default: [] },
      mode: { type: 'string', multiple: true, default: [] },
      design: { type: 'string' },
      out: { type: 'string', default: '.cache/look' },
      accept: { type: 'boolean', default: false },
    },
  });
  const widths = values.width.map(Number);
  if (!widths.every((width) => Number.isInteger(width) && width > 0)) throw new Error('--width takes pixels: 390');
  const strange = values.mode.find((name) => !isMode(name));
  if (strange !== undefined) throw new Error(`--mode takes one of ${modes.join(', ')}, not ${strange}`);
  return {
    screens: values.screen,
    widths,
    modes: values.mode.filter(isMode),
    design: values.design ?? null,
    out: values.out,
    isAccepting: values.accept,
  };
}
