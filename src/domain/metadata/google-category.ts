import type { PartType } from '../part/part.ts';

const motorParts = 'Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Parts';
const engineParts = `${motorParts} > Motor Vehicle Engine Parts`;

/** Where a part stands in Google's taxonomy of products, by the names that it has there. */
export const googleCategories: Readonly<Record<PartType, string>> = {
  rod: engineParts,
  main: engineParts,
  thrust: engineParts,
  calico: engineParts,
  kit: engineParts,
  other: engineParts,
  'oil-pump': `${motorParts} > Motor Vehicle Engine Oil Circulation`,
  flexigauge: 'Hardware > Tools > Measuring Tools & Sensors',
};
