import { leadName, splitNumbers } from '#domain/part/lead-engine.ts';
import { $myEngine } from '#stores/catalogue/my-engine.ts';
import { useStore } from '@nanostores/react';

/** A part's spoken name, with the engine first that this browser keeps where the part is listed for it (rule part.engine-words). */
export function PartName({ slug, name }: { slug: string; name: string }) {
  const engine = useStore($myEngine);
  const isListed = engine?.sets.some((set) => slug === set || slug.startsWith(`${set}-`)) ?? false;
  return <Unbroken name={engine && isListed ? leadName(name, `${engine.make} ${engine.engine}`) : name} />;
}

/** A name that does not break inside a number. */
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
