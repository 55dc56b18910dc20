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
