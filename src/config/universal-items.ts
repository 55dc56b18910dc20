/**
 * The clearance gauges that fit every engine (rule part.universal-items, to the letter; the .012 mm of AB-1 is as given
 * there although .004 in is .102 mm, which is said beside it: rule clearance.gauge-slip). `bulletin` is the static PDF linked from their pages.
 */
export type UniversalItem = {
  code: string;
  colour: 'green' | 'red' | 'blue' | 'yellow';
  inch: string;
  mm: string;
  bulletin: string;
};

const bulletin = '/files/EB003-2016-flexigauge.pdf';

export const universalItems: readonly UniversalItem[] = [
  { code: 'AG-1', colour: 'green', inch: '.001-.003in', mm: '.025-.076mm', bulletin },
  { code: 'AR-1', colour: 'red', inch: '.002-.006in', mm: '.051-.152mm', bulletin },
  { code: 'AB-1', colour: 'blue', inch: '.004-.009in', mm: '.012-.229mm', bulletin },
  { code: 'AY-1', colour: 'yellow', inch: '.008-.016in', mm: '.203-.406mm', bulletin },
];
