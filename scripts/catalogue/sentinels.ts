import type { Catalogue } from '#domain/catalogue/catalogue.ts';

/** A part without which no catalogue is ours, and between which net prices in euro it costs; null: whatever it costs. */
export type Sentinel = { slug: string; net: { least: number; most: number } | null };

const form = /^([\w.-]+)(?::(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?))?$/;

/**
 * Reads `SENTINEL_PARTS`: slugs with commas between, each with what it costs at least and at most where that is known
 * ("4B1606H-STD:60-200, AG-1"). Null when it cannot be read so.
 */
export function readSentinels(text: string): Sentinel[] | null {
  const pieces = text.split(',').map((piece) => piece.trim());
  const sentinels = pieces
    .filter((piece) => piece !== '')
    .map((piece): Sentinel | null => {
      const [whole, slug = '', least, most] = form.exec(piece) ?? [];
      if (whole === undefined) return null;
      return { slug, net: least && most ? { least: Number(least), most: Number(most) } : null };
    });
  return sentinels.includes(null) ? null : (sentinels as Sentinel[]);
}

/** One line for each sentinel part that is missing, fits no engine any more though it did, or costs what it cannot. */
export function findLostSentinels(sentinels: readonly Sentinel[], now: Catalogue, last: Catalogue | null): string[] {
  const parts = new Map(now.parts.map((part) => [part.slug, part]));
  const fits = ({ applications }: Catalogue, set: string) => (applications[set]?.length ?? 0) > 0;
  return sentinels.flatMap(({ slug, net }) => {
    const part = parts.get(slug);
    if (!part) return [`the sentinel part ${slug} is not in the list`];
    const euro = part.price.net.amount / 100;
    return [
      ...(net && (euro < net.least || euro > net.most)
        ? [`the sentinel part ${slug} costs ${euro.toFixed(2)} net, which is not between ${net.least} and ${net.most}`]
        : []),
      ...(last && fits(last, part.set) && !fits(now, part.set)
        ? [`the sentinel part ${slug} fits no engine any more`]
        : []),
    ];
  });
}
