import { findTypedLetters } from '#domain/part/typed-letters.ts';

type Props = { number: string; query: string };

/** The typed letters stand out in the number. */
export function Match({ number, query }: Props) {
  const found = findTypedLetters(number, query);
  if (!found) return number;
  return (
    <>
      {number.slice(0, found.from)}
      <b>{number.slice(found.from, found.to)}</b>
      {number.slice(found.to)}
    </>
  );
}

/** The typed words stand out where a word of the text begins with one of them. */
export function MatchWords({ text, query }: { text: string; query: string }) {
  const words = query.split(/\s+/).filter((word) => word.length > 1);
  if (words.length === 0) return text;
  const typed = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  return text.split(new RegExp(`(?<![\\p{L}\\d])(${typed})`, 'iu')).map((piece, at) => {
    // every second piece is one that was typed
    if (at % 2 === 0) return piece;
    return <mark key={`${at} ${piece}`}>{piece}</mark>;
  });
}
