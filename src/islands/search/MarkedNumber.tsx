import { findTypedLetters } from '#domain/part/typed-letters.ts';
import { splitLetters } from '#domain/engine/set-letters.ts';

/** A set's number: what was typed of it is marked, and its letters stand out. */
export function MarkedNumber({ set, query }: { set: string; query: string }) {
  const { stem } = splitLetters(set);
  const typed = findTypedLetters(set, query);
  const cuts = [...new Set([0, stem.length, typed?.from ?? 0, typed?.to ?? 0, set.length])].toSorted((a, b) => a - b);
  return (
    <>
      {cuts.slice(0, -1).map((from, at) => {
        const text = set.slice(from, cuts[at + 1]);
        const word = from >= stem.length ? <b>{text}</b> : text;
        const isTyped = typed && from >= typed.from && from < typed.to;
        return <span key={from}>{isTyped ? <mark>{word}</mark> : word}</span>;
      })}
    </>
  );
}
