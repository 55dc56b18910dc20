import { useStore } from '@nanostores/react';
import { memo, useEffect, useRef, useState } from 'react';
import { drawingCopy } from '#config/copy/drawing.ts';
import { finderCopy } from '#config/copy/finder.ts';
import { searchCopy } from '#config/copy/search.ts';
import { searchWordsCopy } from '#config/copy/search-words.ts';
import { notMadeCopy } from '#config/copy/not-made.ts';
import { enginePageCopy } from '#config/copy/engine-page.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import { splitLetters } from '#domain/engine/set-letters.ts';
import { buildPartCode } from '#domain/part/part-code.ts';
import { sayNotMade } from '#domain/search/not-made.ts';
import type { SetHit } from '#domain/search/search-answer.ts';
import { $myEngine } from '#stores/catalogue/my-engine.ts';
import { noteSearched } from '#stores/catalogue/known-engine.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { findTypedLetters } from '#domain/part/typed-letters.ts';
import { RowActs } from '../engine-parts/RowActs.tsx';
import { type Note, useRowNote } from '../engine-parts/RowNote.tsx';
import { AtPlus, RowPrice } from '../engine-parts/RowPrice.tsx';
import { RowStock } from '../engine-parts/RowStock.tsx';
import { Button } from '../shared/Button.tsx';
import { LinePhoto } from '../shared/LinePhoto.tsx';
import { Unbroken } from '../shared/Unbroken.tsx';
import { SizeSelect } from './SizeSelect.tsx';
import styles from './SetRow.module.css';

/** What tells a set from its twins: "Extra clearance, 0.025 mm more than H"; "" where its number has no letters. */
function describeLetters(set: string): string {
  const { letters } = splitLetters(set);
  if (!letters) return '';
  const { name, says } = enginePageCopy.letters[letters];
  return `${name}, ${says}`;
}

function Words({ hit, slug, query }: { hit: SetHit; slug: string; query: string }) {
  const engine = useStore($myEngine);
  // on a phone the engines of the heading are not said once more
  const isNamedAbove = hit.engines.length > 0;
  const small = [
    describeLetters(hit.set),
    hit.isOneSize ? searchWordsCopy.oneSize : '',
    hit.showsType ? drawingCopy.showsTypeAlone : '',
    hit.replaces ? finderCopy.replaces(hit.replaces) : '',
    engine?.sets.includes(hit.set) ? searchCopy.listedForMyEngine(`${engine.make} ${engine.engine}`) : '',
  ].filter(Boolean);
  return (
    <div className={styles.words}>
      <h4 className="pn" translate="no">
        <a href={partPath(slug)} aria-label={slug} onClick={() => noteSearched(hit.engine)}>
          <MarkedNumber set={hit.set} query={query} />
        </a>
      </h4>
      <p className={isNamedAbove ? styles.whole : undefined}>
        <Unbroken name={hit.name} />
      </p>
      {isNamedAbove ? (
        <p className={styles.short} aria-hidden="true">
          <Unbroken name={hit.shortName} />
        </p>
      ) : null}
      {small.map((line) => (
        <p key={line} className={styles.small}>
          {line}
        </p>
      ))}
    </div>
  );
}

function Price({ store, slug }: { store: EngineParts; slug: string }) {
  const offer = useStore(store.$offers, { keys: [slug] })[slug];
  if (typeof offer === 'object') return <RowPrice store={store} size={{ slug, price: offer }} />;
  if (offer === undefined || offer === 'asked') return <span className={`sk ${styles.waiting}`} aria-hidden="true" />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">{searchCopy.noPrice}</span>
    </>
  );
}

/** The picture comes with the price; its place is kept. */
function Photo({ store, slug }: { store: EngineParts; slug: string }) {
  const offer = useStore(store.$offers, { keys: [slug] })[slug];
  const [lastPhoto, setLastPhoto] = useState<string | null>(null);
  const photo = typeof offer === 'object' ? offer.photo : null;
  // one set is one picture: another size asked for does not take it away meanwhile
  useEffect(() => setLastPhoto((before) => photo ?? before), [photo]);
  return <LinePhoto photo={lastPhoto} width={72} className={styles.photo} />;
}

type Props = { hit: SetHit; query: string; isBest: boolean; store: EngineParts };

/**
 * A set: its number, what it is, its sizes, price, stock, day and Add of the size shown; the best match has the yellow one.
 * Where it is not made in the size that was asked for, none is chosen (rule search.size-asked).
 */
export const SetRow = memo(({ hit, query, isBest, store }: Props) => {
  const [chosen, choose] = useState(hit.notMade === undefined ? hit.size : null);
  const [note, setNote] = useState<Note>(null);
  const place = useRef<HTMLSelectElement>(null);
  const isOpen = chosen === null;
  const size = chosen !== null && hit.sizes.includes(chosen) ? chosen : hit.size;
  const slug = buildPartCode(hit.set, size);
  useStore(store.$offers, { keys: [slug] });
  useStore(store.$known);
  const sizes = hit.sizes.map((code) => ({ slug: buildPartCode(hit.set, code), size: code }));
  const isSoldOut = store.stateOf(slug).kind === 'sold-out';
  const others = isSoldOut ? sizes.map((one) => one.slug).join(' ') : '';
  // the nearest size that can be had is told beside one that is sold out
  useEffect(() => void (others && store.ask(others.split(' '))), [others, store]);
  const pick = (next: string) => {
    choose(next);
    setNote(null);
    store.show([buildPartCode(hit.set, next)], 0);
  };
  const pickSlug = (of: string) => pick(sizes.find((one) => one.slug === of)?.size ?? size);
  const rowNote = useRowNote({ store, size: { slug }, note, onNote: setNote });
  return (
    <li className={`${styles.row} ${sizes.some((one) => store.countHeld(one.slug) > 0) ? styles.held : ''}`}>
      <Photo store={store} slug={slug} />
      <Words hit={hit} slug={slug} query={query} />
      <SizeSelect hit={hit} size={isOpen ? null : size} onChoose={pick} place={place} />
      <div className={styles.price}>{isOpen ? null : <Price store={store} slug={slug} />}</div>
      <div className={styles.stock}>
        {isOpen ? (
          <p className={styles.notMade}>
            <AtPlus text={sayNotMade(hit.set, hit.notMade ?? '')} />
          </p>
        ) : (
          <RowStock store={store} row={{ sizes }} size={{ slug, size }} onChoose={pickSlug} />
        )}
      </div>
      <div className={styles.acts}>
        {isOpen ? (
          <Button className={styles.pick} onClick={() => place.current?.focus()}>
            {notMadeCopy.choose}
          </Button>
        ) : (
          <RowActs store={store} size={{ slug }} isBest={isBest} note={note} onNote={setNote} />
        )}
      </div>
      {rowNote ? <div className={styles.note}>{rowNote}</div> : null}
    </li>
  );
});

/** A set's number: what was typed of it is marked, and its letters stand out. */
function MarkedNumber({ set, query }: { set: string; query: string }) {
  const { stem } = splitLetters(set);
  const typed = findTypedLetters(set, query);
  const cuts = [...new Set([0, stem.length, typed?.from ?? 0, typed?.to ?? 0, set.length])].sort((a, b) => a - b);
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
