import { retention, retentionTopics } from '#config/retention.ts';

const units: readonly [name: string, seconds: number][] = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
];

/** A time in its largest whole unit: "1 day", "90 days", "21 minutes". Throws for one that is no number of whole minutes. */
export function writeSpan(seconds: number): string {
  const unit = units.find(([, length]) => seconds % length === 0);
  if (!unit) throw new Error(`writeSpan: ${seconds} seconds are no whole minutes`);
  const count = seconds / unit[1];
  return `${count} ${unit[0]}${count === 1 ? '' : 's'}`;
}

/** The table of the privacy policy: what is kept, for how long, why. Cells may name figures (`figures.ts`). */
export const retentionRows = (): string[][] =>
  Object.entries(retentionTopics).map(([topic, { what, howLong, why }]) => {
    const rows = Object.values(retention).filter((kept) => kept.topic === topic);
    return [what, howLong.replace('{longest}', writeSpan(Math.max(...rows.map(({ seconds }) => seconds)))), why];
  });
