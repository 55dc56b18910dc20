/** Paths of the things that bearings are drawn with, as SVG path data. Angles in degrees, 0 to the right, 90 upwards. */

type Point = readonly [number, number];

const at = ([x, y]: Point, radius: number, angle: number): string => {
  const turn = (angle * Math.PI) / 180;
  return `${(x + radius * Math.cos(turn)).toFixed(2)} ${(y - radius * Math.sin(turn)).toFixed(2)}`;
};

/** The piece of a ring between two radii, from one angle to a larger one. */
export function ringPiece(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return [
    `M ${at(centre, outer, from)}`,
    `A ${outer} ${outer} 0 ${large} 0 ${at(centre, outer, to)}`,
    `L ${at(centre, inner, to)}`,
    `A ${inner} ${inner} 0 ${large} 1 ${at(centre, inner, from)} Z`,
  ].join(' ');
}

/** An upper half shell standing on the level of its centre. */
export const halfShell = (centre: Point, inner: number, outer: number): string =>
  ringPiece(centre, inner, outer, 0, 180);

/** A block with an upper half bore, as a housing is drawn: `width` each side of the bore, `height` above the centre. */
export function housing([x, y]: Point, bore: number, side: number, height: number): string {
  const half = bore + side;
  return `M ${x - half} ${y} V ${y - height} H ${x + half} V ${y} H ${x + bore} A ${bore} ${bore} 0 0 0 ${x - bore} ${y} Z`;
}

/** A rectangle from its upper left corner. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M ${x} ${y} h ${width} v ${height} h ${-width} Z`;
