/** Median, 95th percentile and greatest of a list of measurements; zeros for an empty one. */
export function summarise(values: readonly number[]): { median: number; p95: number; max: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { median: at(0.5), p95: at(0.95), max: at(1) };
}

export const formatMs = (ms: number): string => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0));

/** Bytes in kB of 1,000, as the budgets of the pages count. */
export const formatKb = (bytes: number): string =>
  bytes < 100_000 ? (bytes / 1000).toFixed(1) : Math.round(bytes / 1000).toLocaleString('en');

/** Rows under a heading, in columns that line up; numbers stand to the right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
