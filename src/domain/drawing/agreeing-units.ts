const pair = /^([\d.]+)(?:-([\d.]+))? mm \(([\d.]+)(?:-([\d.]+))? in\)$/;

const places = (text: string): number => text.split('.')[1]?.length ?? 0;

/** How far two writings of one length may lie apart, mm: one in the last place of each, as they may be cut or rounded. */
const tolerance = (mm: string, inch: string): number => 10 ** -places(mm) + 25.4 * 10 ** -places(inch);

const agree = (mm: string, inch: string): boolean =>
  Math.abs(Number(mm) - Number(inch) * 25.4) <= tolerance(mm, inch) + 1e-9;

/** False where "50.600-50.615 mm (1.9921-1.9927 in)" says two lengths; true for a writing without inches. */
export function unitsAgree(value: string): boolean {
  const [, from, to, fromInch, toInch] = pair.exec(value.trim()) ?? [];
  if (from === undefined || fromInch === undefined) return true;
  if ((to === undefined) !== (toInch === undefined)) return false;
  return agree(from, fromInch) && (to === undefined || toInch === undefined || agree(to, toInch));
}
