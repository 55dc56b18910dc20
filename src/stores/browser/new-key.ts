/** A name for one act of the visitor, which nobody can guess; also where the connection is not secure. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
