/** The outline of a rotor with round lobes, as SVG path data: a circle whose radius swings once for each lobe. */
export function drawLobes(rotor: { x: number; y: number; radius: number; depth: number; lobes: number }): string {
  const { x, y, radius, depth, lobes } = rotor;
  const steps = lobes * 12;
  const points = Array.from({ length: steps }, (_, step) => {
    const turn = (step / steps) * 2 * Math.PI;
    const reach = radius + depth * Math.cos(lobes * turn);
    return `${(x + reach * Math.sin(turn)).toFixed(1)} ${(y - reach * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
