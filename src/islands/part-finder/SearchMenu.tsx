import { enginePageCopy } from '#config/copy/engine-page.ts';
import { finderCopy as copy } from '#config/copy/finder.ts';
import { searchWordsCopy } from '#config/copy/search-words.ts';
import { sayNotMade } from '#domain/search/not-made.ts';
import type { EngineHit, PartHit, SearchHit } from '#domain/search/search-answer.ts';
import { decidePriceDisplay } from '#domain/price/part-price.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { Price } from '#islands/shared/Money.tsx';
import { StockBars } from '#islands/shared/StockBars.tsx';
import { toHitPath } from '#stores/search/field.ts';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { AddTyped, menuParts } from './AddTyped.tsx';
import { Match, MatchWords } from './MarkedNumber.tsx';
import { OptionRow, type Rows, rowId } from './OptionRow.tsx';
import menu from './Menu.module.css';
import styles from './SearchMenu.module.css';

function Offer({ slug }: { slug: string }) {
  const offer = useStore(menuParts.$offers, { keys: [slug] })[slug];
  if (offer === undefined || offer === 'asked') return <span className={`sk ${styles.waiting}`} aria-hidden="true" />;
  if (typeof offer !== 'object') return null;
  const { gross, net } = decidePriceDisplay(offer);
  const { case: found, colour } = offer.availability;
  const message = found === 'outofstock' ? enginePageCopy.soldOut('') : enginePageCopy.stock[found];
  return (
    <>
      <Price of={gross} net={net} className={styles.price ?? ''} />
      <StockBars of={{ case: found, colour, message }} className={styles.state} />
    </>
  );
}

/** What is said of the size that was asked for (rule search.size-asked); of one that may go on nothing yet. */
function SizeNote({ hit: { set, notMade, isBegun, isOneSize } }: { hit: PartHit }) {
  const text = notMade !== undefined && !isBegun ? sayNotMade(set, notMade) : isOneSize ? searchWordsCopy.oneSize : '';
  return text ? <span className={styles.note}>{text}</span> : null;
}

/** A set that is not made in the size that was asked for has neither another size nor its price here. */
const PartCells = ({ hit, query }: { hit: PartHit; query: string }) => (
  <>
    <span className={`pn ${styles.code}`}>
      <Match number={hit.notMade === undefined ? hit.slug : hit.set} query={query} />
    </span>
    <span className={styles.name}>
      {hit.title}
      {hit.replaces ? <small> {copy.replaces(hit.replaces)}</small> : null}
      <SizeNote hit={hit} />
    </span>
    {hit.notMade === undefined ? (
      <span className={styles.offer}>
        <Offer slug={hit.slug} />
      </span>
    ) : null}
  </>
);

const EngineCells = ({ hit, query }: { hit: EngineHit; query: string }) => (
  <>
    <b className={styles.code}>
      {hit.make} {hit.engine}
    </b>
    <span className={`${styles.name} ${styles.models}`} title={hit.models}>
      <MatchWords text={hit.models} query={query} />
    </span>
    <span className={styles.years}>{hit.years}</span>
  </>
);

/** Rows of one kind that stand together, with the place of the first. */
function toSections(hits: readonly SearchHit[]): { kind: SearchHit['kind']; from: number; hits: SearchHit[] }[] {
  return hits.reduce<ReturnType<typeof toSections>>((sections, hit, place) => {
    const last = sections.at(-1);
    if (last?.kind === hit.kind) last.hits.push(hit);
    else sections.push({ kind: hit.kind, from: place, hits: [hit] });
    return sections;
  }, []);
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <li role="presentation">
    <p className={styles.head} aria-hidden="true">
      {title}
    </p>
    <ul role="group" aria-label={title}>
      {children}
    </ul>
  </li>
);

/**
 * What a search field finds, as options of a listbox: engines and sets with the price and stock of now, a page to read, and the
 * way to all of it; a number typed whole can be added here (rule search.menu).
 */
export function SearchMenu({ listId, found, active, onPoint, onChoose, onClose }: Rows) {
  const { hits, query, reading, kind, total, exact } = found;
  useEffect(() => {
    menuParts.show(hits.flatMap((hit) => (hit.kind === 'part' && hit.notMade === undefined ? [hit.slug] : [])));
  }, [hits]);
  const option = (place: number) => ({
    id: rowId(listId, place),
    className: `${menu.option} ${styles.row}`,
    isActive: place === active,
    onPoint: () => onPoint(place),
    onChoose: () => onChoose(place),
  });
  const isMore = total.engines + total.sets > hits.length;
  const afterHits = hits.length + (reading ? 1 : 0);
  return (
    <div
      role="presentation"
      data-search-menu=""
      className={`${menu.menu} ${styles.menu}`}
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul id={listId} role="listbox" aria-label={copy.suggestions}>
        {toSections(hits).map(({ kind: of, from, hits: rows }) => (
          <Section key={of} title={of === 'engine' ? copy.engines : kind || copy.parts}>
            {rows.map((hit, at) => (
              <OptionRow key={toHitPath(hit)} {...option(from + at)}>
                {hit.kind === 'part' ? <PartCells hit={hit} query={query} /> : <EngineCells hit={hit} query={query} />}
              </OptionRow>
            ))}
          </Section>
        ))}
        {reading ? (
          <Section title={copy.reading}>
            <OptionRow {...option(hits.length)}>
              <span className={styles.title}>{reading.title}</span>
              <span className={styles.years}>{reading.kind}</span>
            </OptionRow>
          </Section>
        ) : null}
        {isMore ? (
          <OptionRow {...option(afterHits)}>
            <span className={styles.all}>{copy.allFound(total.engines, total.sets)}</span>
            <Icon name="chevron-right" className="i-s" />
          </OptionRow>
        ) : null}
      </ul>
      {exact ? <AddTyped slug={exact} onClose={onClose} /> : null}
    </div>
  );
}
