import { splitNumbers } from '#domain/part/lead-engine.ts';

/** A part's name that does not break inside a number. */
export const Unbroken = ({ name }: { name: string }) =>
  splitNumbers(name).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <span key={`${at} ${piece}`} className="nobr">
        {piece}
      </span>
    ),
  );
