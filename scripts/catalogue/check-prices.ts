import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { PartPrice } from '#domain/price/part-price.ts';

/** Share of the parts whose price may have moved far from one pull to the next without a person's word. */
const farLimit = 0.3;
/** A price has moved far when it is less than half or more than one and a half of what it was. */
const far = { least: 0.5, most: 1.5 };
/** No price may be more than ten times, or less than a tenth of, what it was. */
const wild = { least: 0.1, most: 10 };

type PriceMove = { slug: string; before: number; now: number };

/** Every amount that a page or feed may show, in cents; one that there was not before has not moved. */
const listAmounts = ({ net, gross, promotion }: PartPrice): (number | null)[] => [
  net.amount,
  gross.amount,
  promotion?.formerGross.amount ?? null,
];

/** The amount of a price that moved furthest; null where none can be compared. */
function findMove(slug: string, before: PartPrice, now: PartPrice): PriceMove | null {
  const moves = listAmounts(before).flatMap((amount, index) => {
    const after = listAmounts(now)[index];
    return amount && after ? [{ slug, before: amount, now: after }] : [];
  });
  const apart = (move: PriceMove) => Math.abs(Math.log(move.now / move.before));
  return moves.toSorted((a, b) => apart(b) - apart(a))[0] ?? null;
}

const isBeyond = ({ before, now }: PriceMove, { least, most }: typeof far): boolean =>
  now / before < least || now / before > most;

const writeMove = ({ slug, before, now }: PriceMove): string =>
  `${slug} ${(before / 100).toFixed(2)} -> ${(now / 100).toFixed(2)}`;

function judge(currency: string, moves: PriceMove[]): string[] {
  const jumped = moves.filter((move) => isBeyond(move, wild));
  const moved = moves.filter((move) => isBeyond(move, far));
  const share = moved.length / Math.max(1, moves.length);
  const name = (some: PriceMove[]): string =>
    `${some.slice(0, 3).map(writeMove).join('; ')}${some.length > 3 ? ` and ${some.length - 3} more` : ''}`;
  return [
    ...(jumped.length > 0 ? [`prices in ${currency} moved by more than ten times: ${name(jumped)}`] : []),
    ...(share > farLimit
      ? [
          `prices in ${currency} of ${moved.length} of ${moves.length} parts moved by more than half (${(share * 100).toFixed(1)} %, at most ${farLimit * 100} % may): ${name(moved)}`,
        ]
      : []),
  ];
}

/**
 * What speaks against the prices of `now` when those of the `last` good catalogue are looked at (rule catalogue.prices-held):
 * a readable line for each fault. Parts that came or went have nothing to be compared with.
 */
export function findPriceJumps(last: Catalogue, now: Catalogue): string[] {
  const known = new Map(last.parts.map(({ slug, price }) => [slug, price]));
  const euro = now.parts.flatMap(({ slug, price }) => {
    const before = known.get(slug);
    return before && before.gross.currency === price.gross.currency ? (findMove(slug, before, price) ?? []) : [];
  });
  const zloty = Object.entries(now.zloty ?? {}).flatMap(([slug, price]) => {
    const before = last.zloty?.[slug];
    return before ? (findMove(slug, before, price) ?? []) : [];
  });
  return [...judge('euro', euro), ...judge('złoty', zloty)];
}
