/** 32-bit FNV-1a: the same text gives the same number on every machine. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Picks the testimonial of a part from its id, so that the same page is always the same bytes (rule
 * part.testimonial). Null only for an empty list.
 */
export function chooseTestimonial<T>(partId: string, testimonials: readonly T[]): T | null {
  return testimonials[hashText(partId) % testimonials.length] ?? null;
}
