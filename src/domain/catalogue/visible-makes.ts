const isName = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 80;
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.length <= 500 && value.every(isName);

/**
 * Reads a locally stored list of make names (rule catalogue.shown-makes); null for nothing, an empty list, broken text
 * and what something else wrote there. Never throws.
 */
export function parseVisibleMakes(text: string | null): readonly string[] | null {
  try {
    const names: unknown = JSON.parse(text ?? 'null');
    return isNames(names) ? names : null;
  } catch {
    return null;
  }
}

/**
 * The makes to show out of all of them, in their order. A list that names none of them, or every one, restricts nothing:
 * then the answer is null and all are shown.
 */
export function restrictMakes(all: readonly string[], stored: readonly string[] | null): readonly string[] | null {
  const visible = all.filter((name) => stored?.includes(name));
  return visible.length > 0 && visible.length < all.length ? visible : null;
}
