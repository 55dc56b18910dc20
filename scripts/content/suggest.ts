import { isOneErrorAway } from '#domain/search/typing-error.ts';

/** As many as one can choose from at a glance. */
const suggestionsMax = 8;

const countShared = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** Those that begin as `typed` does for longest, if that is more than two letters. */
function listAlike(typed: string, names: readonly string[]): string[] {
  const shared = names.map((name) => countShared(name.toLowerCase(), typed));
  const longest = Math.max(3, ...shared);
  return names.filter((_, at) => shared[at] === longest);
}

/** `write "X"` for the name that was probably meant, several where that cannot be told, else what there is to choose from. */
export function suggest(typed: string, names: Iterable<string>): string {
  const all = [...new Set(names)];
  const plain = typed.toLowerCase();
  const same = all.filter((name) => name.toLowerCase() === plain);
  const meant = same.length > 0 ? same : all.filter((name) => isOneErrorAway(name.toLowerCase(), plain));
  if (meant.length > 0)
    return `write ${meant
      .slice(0, 3)
      .map((name) => `"${name}"`)
      .join(' or ')}`;
  if (all.length === 0) return 'there is nothing to choose from yet';
  const alike = all.length > suggestionsMax ? listAlike(plain, all) : all;
  return alike.length === 0 || alike.length > 3 * suggestionsMax
    ? 'look it up: none that is known is written like it'
    : `choose one of: ${alike.toSorted().slice(0, suggestionsMax).join(', ')}`;
}
