import '#styles/size.css';
import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import type { EngineRow, EngineSize } from '#domain/engine/engine-row.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { useLayoutEffect, useRef } from 'react';
import chips from './Chips.module.css';
import styles from './SetTable.module.css';

type Props = { store: EngineParts; row: EngineRow; size: EngineSize; onChoose: (slug: string) => void };

/** A size chosen before the script had come is the one that the browser shows. */
export function useEarlyChoice(chosen: string, onChoose: (slug: string) => void) {
  const group = useRef<HTMLFieldSetElement>(null);
  const first = useRef({ chosen, onChoose });
  useLayoutEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (early !== undefined && early !== first.current.chosen) first.current.onChoose(early);
  }, []);
  return group;
}

/** Without scripts each size is the link to its part. */
const Links = ({ row }: { row: EngineRow }) => (
  <noscript>
    <span className="size-btns">
      {row.sizes.map(({ size, slug }) => (
        <a key={slug} className="size-btn" href={partPath(slug)} aria-label={copy.inSize(row.set, size)}>
          {size}
        </a>
      ))}
    </span>
  </noscript>
);

/** The sizes of a set as radio buttons; one that is sold out can be chosen, to be told of. */
export function SizeChoice({ store, row, size, onChoose }: Props) {
  const group = useEarlyChoice(size.slug, onChoose);
  const [only] = row.sizes;
  if (only?.size === '') return <span className={styles.one}>{row.isKit ? row.parameter : copy.oneSize}</span>;
  const isSoldOut = (slug: string) => store.stateOf(slug).kind === 'sold-out';
  return (
    <>
      <fieldset ref={group} className={`${chips.chips} ${styles.choice}`}>
        <legend className="sr">{copy.sizeOf(row.set)}</legend>
        {row.sizes.map(({ slug, size: code, meaning }) => (
          <label key={slug} title={meaning} className={isSoldOut(slug) ? styles.none : undefined}>
            <input
              type="radio"
              name={`size-${row.set}`}
              value={slug}
              checked={slug === size.slug}
              onChange={() => onChoose(slug)}
            />
            <span>{code}</span>
            <span className="sr">
              , {meaning}
              {isSoldOut(slug) ? `, ${copy.soldOutHidden}` : ''}
            </span>
          </label>
        ))}
      </fieldset>
      <Links row={row} />
    </>
  );
}
