/** A line for whoever is asked to read the console to us; what the visitor has to know stands in the page. */
export const noteInConsole = (...words: readonly string[]): void => console.warn(...words);
