/** "PayPal, credit card or Przelewy24": one of several. */
export const writeEither = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
