const ellipsis = '...';

/** `text` when it has at most `max` characters, else its first `max - 3` and an ellipsis of three dots. */
export const shorten = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max - ellipsis.length) + ellipsis;

/** Like `shorten`, but cut after a whole word where one ends in the second half of the text. */
export function shortenAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - ellipsis.length);
  const space = cut.lastIndexOf(' ');
  return (space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s,;|]+$/, '') + ellipsis;
}
