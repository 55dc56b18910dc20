/**
 * How the bearing constructions of the shop compare. Levels from 1 to 4 are relative
 * to each other and no test values; the words beside them say the same.
 */
type MaterialRow = {
  name: string;
  layers: string;
  levels: Readonly<Record<MaterialProperty, 1 | 2 | 3 | 4>>;
};

export const materialProperties = {
  load: 'Fatigue strength under load',
  conform: 'Conforms to misalignment',
  embed: 'Embeds fine dirt',
  emergency: 'Runs on when oil is short',
} as const;
export type MaterialProperty = keyof typeof materialProperties;

export const materialLevels = { 1: 'Low', 2: 'Medium', 3: 'Good', 4: 'High' } as const;

export const materials: readonly MaterialRow[] = [
  {
    name: 'Race Series, tri-metal',
    layers: 'Steel back, copper alloy lining, thin soft overlay',
    levels: { load: 4, conform: 3, embed: 3, emergency: 2 },
  },
  {
    name: 'Race Series, coated',
    layers: 'As above, with a dry film lubricant on top',
    levels: { load: 4, conform: 3, embed: 3, emergency: 4 },
  },
  {
    name: 'Bi-metal, for comparison',
    layers: 'Steel back, aluminium alloy lining',
    levels: { load: 2, conform: 2, embed: 2, emergency: 2 },
  },
];
