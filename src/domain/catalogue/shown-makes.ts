import * as z from 'zod/mini';

const namesSchema = z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(500));

/**
 * Reads a locally stored list of make names (rule catalogue.shown-makes); null for nothing, an empty list, broken text
 * and what something else wrote there. Never throws.
 */
export function parseShownMakes(text: string | null): readonly string[] | null {
  try {
    const names = namesSchema.safeParse(JSON.parse(text ?? 'null')).data ?? [];
    return names.length > 0 ? names : null;
  } catch {
    return null;
  }
}

/**
 * The makes to show out of all of them, in their order. A list that names none of them, or every one, restricts nothing:
 * then the answer is null and all are shown.
 */
export function restrictMakes(all: readonly string[], stored: readonly string[] | null): readonly string[] | null {
  const shown = all.filter((name) => stored?.includes(name));
  return shown.length > 0 && shown.length < all.length ? shown : null;
}
