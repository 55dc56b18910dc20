/** The address that a text is; null where it is none. As `URL.parse`, which browsers have only since 2024. */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
