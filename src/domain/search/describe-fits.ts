import type { Application } from '../catalogue/catalogue.ts';

/** The first engines that a set fits, with their makes, and how many it fits in all. */
export type Fits = { text: string; engines: number };

const shownEngines = 2;

/** "Honda K20A, K24A" of 5 engines; "" of 0 where nothing is known to fit. `titleOf`: what a make is called, by its slug. */
export function describeFits(applications: readonly Application[], titleOf: (makeSlug: string) => string): Fits {
  const engines = [...new Map(applications.map((row) => [`${row.makeSlug}/${row.engine}`, row])).values()];
  const shown = engines.slice(0, shownEngines).map(({ makeSlug, engine }, place) => {
    return place > 0 && engines[place - 1]?.makeSlug === makeSlug ? engine : `${titleOf(makeSlug)} ${engine}`;
  });
  return { text: shown.join(', '), engines: engines.length };
}

/**
 * "Honda K20A, K24A +3" as it is shown. `lead` names an engine that must be seen: where it is not the first, it stands alone
 * before the count.
 */
export function writeFits({ text, engines }: Fits, lead: string | null): string {
  const isShown = lead === null || text === lead || text.startsWith(`${lead}, `);
  const [shown, count] = isShown ? [text, shownEngines] : [lead, 1];
  return engines > count ? `${shown} +${engines - count}` : shown;
}
