/** Event of the document when this page has changed what is kept; its detail is the key of `#config/storage-keys.ts`. */
export const persistedChanged = 'persisted:changed';
