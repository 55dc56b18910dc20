/** What a library is given of one part: as much as an answer must be found by, nothing more. */
export type SearchDocument = { slug: string; number: string; title: string; fits: string; replaces: string };

/** Answers with the slugs it found, the best first. */
export type Ask = (typed: string) => string[] | Promise<string[]>;

/**
 * A library as this measurement uses it: `build` runs in the build and gives the text that a browser fetches, `open` runs
 * in the browser and gives back the search. `library` is the package's own module, which is no dependency of the shop.
 */
export type Adaptor<Library> = {
  build(library: Library, documents: readonly SearchDocument[]): string | Promise<string>;
  open(library: Library, index: string): Ask | Promise<Ask>;
};
