import { isOneErrorAway } from '#domain/search/typing-error.ts';

/** "write X" for the name that was probably meant, else the choice; a long one is cut. */
export function suggest(typed: string, names: Iterable<string>): string {
  const all = [...names];
  const plain = typed.toLowerCase();
  const meant = all.find((name) => isOneErrorAway(name.toLowerCase(), plain) || name.toLowerCase() === plain);
  if (meant !== undefined) return `write "${meant}"`;
  const alike = all.filter((name) => name.toLowerCase().startsWith(plain.slice(0, 3)));
  const shown = (alike.length > 0 ? alike : all).toSorted().slice(0, 8);
  return shown.length === 0 ? 'there is nothing to choose from yet' : `choose one of: ${shown.join(', ')}`;
}
