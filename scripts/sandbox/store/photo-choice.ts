/**
 * Which pictures of `photos/` a set gets: by kind, number of pieces and coating; two or three of them, the same ones every time.
 * A photo of a whole set stands only for sets of as many pairs; others begin with one pair. Codes that no kind covers get none.
 */
export type Pictured = {
  code: string;
  type: string;
  position: string;
  suffix: string;
  pairs: number;
  isKit: boolean;
  components: number;
};

/** File names without ".jpg", first one first. */
export function choosePhotos(set: Pictured): string[] {
  if (set.isKit) return chooseForKit(set);
  const choose = byType[set.type];
  return choose ? choose(set) : [];
}

const byType: Record<string, (set: Pictured) => string[]> = {
  rod: (set) => (set.suffix.includes('D') ? chooseForDowelRod(set) : chooseForRod(set)),
  main: chooseForMain,
  calico: chooseForCoated,
  thrust: ({ pairs }) => [...ofPairs(pairs, { 2: 'thrust-set-4' }), 'thrust-pair', 'thrust-closeup'],
  'oil pump': chooseForPump,
  flexigauge: (set) => [gauge[set.code] ?? 'gauge-all', ...(set.code in gauge ? ['gauge-all'] : []), 'gauge-cartons'],
  camshaft: () => ['kit-box'],
};

const gauge: Record<string, string> = {
  'AG-1': 'gauge-green',
  'AR-1': 'gauge-red',
  'AB-1': 'gauge-blue',
  'AY-1': 'gauge-yellow',
};

function chooseForRod({ code, pairs }: Pictured): string[] {
  const pair = pick(code, ['rod-pair', 'rod-pair-2', 'rod-pair-3']);
  return [...ofPairs(pairs, { 4: 'rod-set-4', 6: 'rod-set-6', 8: 'rod-set-v8' }), pair, 'rod-closeup'];
}

function chooseForDowelRod({ pairs }: Pictured): string[] {
  return [...ofPairs(pairs, { 4: 'rod-hd-set-4' }), 'rod-hd-pair', 'rod-hd-closeup'];
}

function chooseForMain({ code, pairs }: Pictured): string[] {
  const sets = ofPairs(pairs, { 4: 'main-set-4', 5: 'main-set-5', 7: 'main-set-7' });
  return [...sets, pick(code, ['main-pair', 'main-pair-2']), 'main-closeup'];
}

function chooseForCoated({ code, position, pairs }: Pictured): string[] {
  if (position === 'main') return [...ofPairs(pairs, { 5: 'coated-main-set-5' }), 'coated-main-pair', 'coated-closeup'];
  const sets = ofPairs(pairs, { 4: 'coated-rod-set-4', 8: 'coated-rod-set-v8' });
  return [...sets, pick(code, ['coated-rod-pair', 'coated-rod-pair-2']), 'coated-closeup'];
}

/** Photos of one race pump each; all others have those of their type. */
const racePumps: Record<string, string[]> = {
  OPHD1040HP: ['oil-pump-race-1', 'oil-pump-race-1b'],
  OPHD1194HP: ['oil-pump-race-2', 'oil-pump-race-closeup'],
  OPSB1478HP: ['oil-pump-race-3', 'kit-box'],
};

function chooseForPump({ code }: Pictured): string[] {
  const passenger = pick(code, ['oil-pump-passenger-1', 'oil-pump-passenger-2', 'oil-pump-passenger-3']);
  return racePumps[code] ?? [passenger, 'kit-box'];
}

function chooseForKit({ type, components }: Pictured): string[] {
  if (type === 'rod') return ['kit-open', 'rod-pair', 'kit-box'];
  return [components > 2 ? 'kit-full' : 'kit', 'kit-open', 'kit-box'];
}

const ofPairs = (pairs: number, sets: Record<number, string>): string[] => (sets[pairs] ? [sets[pairs]] : []);

function pick(code: string, names: [string, ...string[]]): string {
  const sum = [...code].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return names[sum % names.length] ?? names[0];
}
