import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const nightSchema = z.looseObject({
  outcome: z.enum(['published', 'unchanged', 'held', 'refused']),
  endedAt: z.iso.datetime(),
  shippingGaps: z.array(z.string()).nullish(),
});
type Night = z.infer<typeof nightSchema>;

/**
 * How the last night ended and when, when one last ended well (ms since 1970), and at how many addresses free shipping was not as
 * promised; null for what is not known.
 */
export type LastNight = {
  outcome: Night['outcome'] | null;
  endedAt: number | null;
  goodAt: number | null;
  shippingGaps: number | null;
};

async function readNight(file: string): Promise<Night | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return nightSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const isGood = ({ outcome }: Night): boolean => outcome === 'published' || outcome === 'unchanged';

/** The newest good one of the reports that are kept. */
async function findGood(folder: string): Promise<Night | null> {
  const names = await readdir(folder).catch(() => [] as string[]);
  for (const name of names
    .filter((one) => one.endsWith('.json'))
    .sort()
    .toReversed()) {
    const night = await readNight(join(folder, name));
    if (night && isGood(night)) return night;
  }
  return null;
}

/** Reads the reports that nights leave beside the releases; a night that had nothing to do is a good one. */
export async function readLastNight(link: string): Promise<LastNight> {
  const folder = dirname(link);
  const last = await readNight(join(folder, 'night.json'));
  if (last === null) return { outcome: null, endedAt: null, goodAt: null, shippingGaps: null };
  const good = isGood(last) ? last : await findGood(join(folder, 'nights'));
  return {
    outcome: last.outcome,
    endedAt: Date.parse(last.endedAt),
    goodAt: good === null ? null : Date.parse(good.endedAt),
    shippingGaps: last.shippingGaps?.length ?? null,
  };
}
