import type { Availability } from '#domain/availability/availability-case.ts';
import type { PartView } from '#domain/part-page/part-view.ts';
import { formatLength, readUndersize } from '#domain/clearance/length.ts';
import { describeSize, writeSize } from '#domain/part/part-size.ts';
import type { PartPrice } from '#domain/price/part-price.ts';
import type { NotMade } from '#domain/search/not-made.ts';

/** A size that is made, near to one that is not; `live` null where price and stock cannot be asked now. */
export type NearSize = {
  slug: string;
  code: string;
  meaning: string;
  /** the meaning aloud; empty where the code is all */
  spoken: string;
  /** "47.258–47.278"; empty where the data does not say it */
  journal: string;
  live: (PartPrice & { availability: Pick<Availability, 'case' | 'colour' | 'message'> }) | null;
};

/** so many are proposed */
const most = 3;

/** The journal of a size: the standard one less what the size takes off it. */
function writeJournal({ clearance }: PartView, code: string): string {
  const journal = clearance?.kind === 'shell' ? clearance.journal : null;
  const less = readUndersize(code);
  if (!journal || less === null) return '';
  return [journal.from, journal.to].map((end) => formatLength(end - less, 'mm', 3)).join('–');
}

/** The nearest sizes of a set as the page of one that is not made lists them, without price and stock. */
export function listNearSizes(view: PartView, { near, set }: NotMade): Omit<NearSize, 'live'>[] {
  // a kit comes in the size of what it holds; of what has none the number stands for it
  const [only] = near;
  if (view.sizes.length === 0)
    return [
      {
        ...{ slug: view.part.slug, code: only || set, journal: '' },
        ...(only
          ? { meaning: describeSize({ set, size: only }), spoken: writeSize({ set, size: only }) }
          : { meaning: set, spoken: '' }),
      },
    ];
  return near.slice(0, most).flatMap((code) => {
    const size = view.sizes.find((one) => one.code === code);
    if (!size) return [];
    const { slug, meaning, spoken } = size;
    return [{ slug, code, meaning, spoken: spoken === code ? '' : spoken, journal: writeJournal(view, code) }];
  });
}
