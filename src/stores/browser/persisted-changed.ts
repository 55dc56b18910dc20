/** Event of the document when this page has changed what is kept; its detail is the key of `#config/kept-keys.ts`. */
export const keptChanged = 'kept:changed';
