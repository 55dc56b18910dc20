import { isOneErrorAway } from '#domain/search/typing-error.ts';

/** Names that programs beside the server read; the server lets them stand. */
const otherNames = [
  'RELEASE',
  'ALLOW_SAMPLE',
  'RELEASES_DIR',
  'CATALOGUE_DIR',
  'CATALOGUE_DEADLINE_MS',
  'DOCUMENT_DIR',
  'DOCUMENT_CACHE',
  'PICTURE_CACHE',
  'SENTINEL_PARTS',
  'NIGHT_REPORT_TO',
  'BACKUP_DIR',
  'BACKUP_KEEP',
  'BACKUP_AWAY',
  'SHOP_COMMIT',
  'CDN_ORIGIN',
  'DEV_DIR',
  'SANDBOX_DATA',
  'SANDBOX_URL',
  'SHOP_LOG',
  'SHOP_URL',
  'OWN_SHOP_PORT',
  'PREVIEW_PORT',
  'REDIS_SERVER_PATH',
] as const;

/** First words that other programs' settings have as often as ours. */
const common: ReadonlySet<string> = new Set([
  'LOG',
  'DATA',
  'RELEASE',
  'ALLOWED',
  'OTEL',
  'METRICS',
  'DRAIN',
  'LISTEN',
]);

/** What Docker and Kubernetes put into the environment for each service of a network, whatever it is called. */
const ofNeighbour = /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT(?:_\d+_(?:TCP|UDP)(?:_(?:ADDR|PORT|PROTO))?)?|NAME)$/;

const shortest = 4;
const letters = (name: string) => name.toUpperCase().replaceAll('_', '');

const isNear = (name: string, known: string): boolean =>
  letters(name) === letters(known) || isOneErrorAway(letters(name), letters(known));

/** "COMMERCE" of COMMERCE_SOURCE; null for a name of one word. */
const firstWord = (name: string): string | null => /^([A-Z]+)_/.exec(name)?.[1] ?? null;

/** The longer the common start, the likelier the name that was meant. */
function alike(name: string, known: string): number {
  let length = 0;
  while (length < known.length && name[length] === known[length]) length += 1;
  return length;
}

/**
 * A line for each name of the environment that is no setting of the shop, and looks like one: one slip away from a setting, or
 * with the first word of one. Other names are those of other programs and are left alone. `settings` are the server's own.
 */
export function findStrangeNames(names: readonly string[], settings: readonly string[]): string[] {
  const known = [...settings, ...otherNames];
  const words = new Set(settings.map(firstWord).filter((word) => word !== null && !common.has(word)));
  return names.flatMap((name) => {
    if (known.includes(name) || letters(name).length < shortest || ofNeighbour.test(name)) return [];
    const near = known.find((one) => isNear(name, one));
    if (near !== undefined) return [`${name} is no setting: write ${near}`];
    const word = firstWord(name);
    if (word === null || !words.has(word)) return [];
    const [meant] = settings.toSorted((one, other) => alike(name, other) - alike(name, one));
    return [`${name} is no setting: the nearest is ${meant}; write that, or take ${name} out of the environment`];
  });
}
