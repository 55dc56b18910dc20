type EngineAddress = { makeSlug: string; engineSlug: string };

/** An engine's address as its key, "Honda/K20A": how pages, files, lines and requests name the engine of a part. */
export const writeEngineKey = ({ makeSlug, engineSlug }: EngineAddress): string => `${makeSlug}/${engineSlug}`;

/** A key that may be an engine's. */
export const engineKeyPattern = /^[A-Za-z0-9._-]{1,80}\/[A-Za-z0-9._-]{1,80}$/;

/** Reads what `writeEngineKey` wrote; a key without a slash is a make without an engine. */
export function readEngineKey(key: string): EngineAddress {
  const [makeSlug = '', engineSlug = ''] = key.split('/');
  return { makeSlug, engineSlug };
}
