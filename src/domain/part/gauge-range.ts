const mmPerInch = 25.4;

/**
 * What a gauge measures, in millimetres, from its range in inches (".004-.009in"): the inch figures of doc 1 §9 are the
 * sound ones, see `universalItems`. Zero to zero where the text is no range.
 */
export function toGaugeRange(inch: string): { fromMm: number; toMm: number } {
  const [from = 0, to = 0] = (/^([\d.]+)-([\d.]+)in$/.exec(inch) ?? []).slice(1).map(Number);
  return { fromMm: from * mmPerInch, toMm: to * mmPerInch };
}
