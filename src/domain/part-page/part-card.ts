import { groupBy } from '../group-by.ts';
import type { pumpFlow } from '#config/oil-pumps.ts';
import type { Application } from '../catalogue/catalogue.ts';
import type { Part, Picture } from '../part/part.ts';

/** A part as a text page shows it: card, row of an applications table, row of a flow table. */
export type PartCard = Pick<Part, 'slug' | 'number' | 'description' | 'type' | 'specifications' | 'price'> & {
  picture: Picture | null;
  /** what it fits; empty where no applications are known */
  fits: { make: string; engines: string[]; models: string[] }[];
};

/** Applications gathered by make, each engine and model once, in their order. */
export function gatherFits(applications: readonly Application[]): PartCard['fits'] {
  return [...groupBy(applications, ({ make }) => make)].map(([make, rows]) => ({
    make,
    engines: [...new Set(rows.map(({ engine }) => engine))],
    models: [...new Set(rows.map(({ model }) => model))],
  }));
}

/**
 * The flow of a pump in one column at one speed, as its data states it ("Litres/Min at 600 RPM"); null where it does not
 * (rule part.flow-figures).
 */
export const findFlow = (card: PartCard, column: (typeof pumpFlow.columns)[number], rpm: number): string | null =>
  card.specifications.find(({ name }) => name.toLowerCase() === `${column} at ${rpm} RPM`.toLowerCase())?.value ?? null;
