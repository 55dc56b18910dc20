import { readFileSync } from 'node:fs';
import type { Part } from '#domain/part/part.ts';
import { sampleRod } from '#domain/part/samples.ts';

type SetRow = {
  set_code: string;
  type: string;
  parameter: string;
  technicaldetails: { name: string; value: string }[];
  items: { size: string }[];
};
const file = new URL('../sandbox/data/parts.json', import.meta.url);
const types: Record<string, Part['type']> = { 'oil pump': 'oil-pump' };

/** All parts of the sandbox's data with STD of their set, for tests; the figures alone are those of the data. */
export function listSampleParts(): { part: Part; standard: Part | undefined }[] {
  const { sets } = JSON.parse(readFileSync(file, 'utf8')) as { sets: SetRow[] };
  return sets.flatMap(({ set_code: set, type, parameter, technicaldetails, items }) => {
    const parts = items.map(({ size }) =>
      sampleRod({
        set,
        size,
        parameter,
        type: types[type] ?? (type as Part['type']),
        specifications: technicaldetails,
      }),
    );
    const standard = parts.find(({ size }) => size === 'STD');
    return parts.map((part) => ({ part, standard }));
  });
}
