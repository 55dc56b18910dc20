/** Median, 95th percentile and greatest of a list of measurements; zeros for an empty one. */
export function summarise(values: readonly number[]): { median: number; p95: number; max: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { median: at(0.5), p95: at(0.95), max: at(1) };
}

const round = (value: number): number => Number(value.toFixed(value < 1 ? 3 : value < 100 ? 1 : 0));

/** A row of figures as a table shows them. */
export const roundAll = <Row extends Record<string, number>>(row: Row): Record<keyof Row, number> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, round(value)])) as Record<keyof Row, number>;
