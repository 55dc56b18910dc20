/** What visitors read for each type of part, in lists and filters. */
export const partKinds = {
  rod: 'Conrod bearings',
  main: 'Main bearings',
  thrust: 'Thrust washers',
  calico: 'Calico coated bearings',
  kit: 'Bottom end kits',
  'oil-pump': 'Oil pumps',
  flexigauge: 'Clearance gauges',
  other: 'Other parts',
} as const;
