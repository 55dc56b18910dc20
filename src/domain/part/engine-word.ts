type EngineAddress = { makeSlug: string; engineSlug: string };

/** An engine's address as one word, "Honda/K20A": how pages, files, lines and requests name the engine of a part. */
export const writeEngineWord = ({ makeSlug, engineSlug }: EngineAddress): string => `${makeSlug}/${engineSlug}`;

/** A word that may be an engine's. */
export const engineWordPattern = /^[A-Za-z0-9._-]{1,80}\/[A-Za-z0-9._-]{1,80}$/;

/** Reads what `writeEngineWord` wrote; a word without a slash is a make without an engine. */
export function readEngineWord(word: string): EngineAddress {
  const [makeSlug = '', engineSlug = ''] = word.split('/');
  return { makeSlug, engineSlug };
}
