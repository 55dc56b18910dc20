/** What a document is: a guide to read, a bulletin about one thing, facts of a product, a certificate. */
export const documentKinds = ['guide', 'bulletin', 'product-information', 'certificate'] as const;

/** A document that the shop names (rule document.listed), a file of the site under /files. */
export type Download = {
  /** as printed on it; null where it has none */
  number: string | null;
  title: string;
  kind: (typeof documentKinds)[number];
  /** the English edition */
  file: string;
  /** editions in other languages; `language` as ISO code, "DE" */
  translations: readonly { language: string; title: string; file: string }[];
};
