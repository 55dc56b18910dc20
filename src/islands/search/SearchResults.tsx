import { useEffect } from 'react';
import { searchCopy as copy } from '#config/copy/search.ts';
import { searchWordsCopy as wordsCopy } from '#config/copy/search-words.ts';
import { sayNotMade } from '#domain/search/not-made.ts';
import { writeUnitNote } from '#domain/search/unit-note.ts';
import type { SetHit } from '#domain/search/search-answer.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import type { SearchPage } from '#stores/search/page.ts';
import type { Token } from '#domain/search/understand.ts';
import { toSearchAddress } from '#domain/search/search-address.ts';
import { Alert } from '../shared/Alert.tsx';
import { OffersAsOf } from '../shared/OffersAsOf.tsx';
import { enginesAtFirst, FoundEngines } from './FoundEngines.tsx';
import { FoundSets, listFirstParts } from './FoundSets.tsx';
import { isPlainPress } from '../shared/plain-press.ts';
import styles from './SearchScreen.module.css';
import found from './Found.module.css';

type Props = { page: SearchPage; store: EngineParts; onMore: () => void; onAsk: (query: string) => void };

const isKitNotMade = ({ type, notMade }: SetHit): boolean => type === 'kit' && notMade !== undefined;

const tradeRoles: readonly Token['role'][] = ['kind', 'clearance', 'size', 'diameter'];

const labelsOf = (tokens: readonly Token[], of: Token['role']): string =>
  tokens.flatMap(({ role, label }) => (role === of ? [label] : [])).join(' ');

/** Why words found only what is near: what was left out of them, or that nothing is written so (rule search.guess). */
function writeGuess({ answered, words: { understood, engines, setTotal } }: SearchPage): string {
  const left = labelsOf(understood, 'unknown');
  const make = labelsOf(understood, 'make');
  const wanted = understood.flatMap(({ role, typed }) => (tradeRoles.includes(role) ? [typed] : [])).join(' ');
  if (!left) return make && wanted && setTotal === 0 ? wordsCopy.noneOfMake(make, wanted) : wordsCopy.guess(answered);
  const makes = [...new Set(engines.map((engine) => engine.make))];
  return setTotal === 0 && makes.length === 1 ? wordsCopy.ownEngines(makes.join(), left) : wordsCopy.without(left);
}

/** What the hits are, where they are not simply what was typed. */
function Note({ page }: { page: SearchPage }) {
  const { isGuess, isLive, missingSize, answered, words } = page;
  const { unitNote, otherMake } = words;
  const other = otherMake ? wordsCopy.otherMake(otherMake.set, otherMake.makes) : '';
  if (unitNote) {
    // of one number the same is said as at its address (rule part.not-made)
    const [first] = words.understood.length === 0 ? words.sets : [];
    const unit = `${first ? sayNotMade(first.set, unitNote.typed) : ''} ${writeUnitNote(unitNote)}`;
    return <Alert>{`${other} ${unit}`.trim()}</Alert>;
  }
  // of the only size there is the row says all
  const missedSet = words.sets.find(({ set }) => set === missingSize?.set);
  const tail = missedSet && missedSet.sizes.length > 1 ? copy.missingSize : '';
  const isNoted = missingSize && !missedSet?.isOneSize;
  const size = isNoted ? `${sayNotMade(missingSize.set, missingSize.size)} ${tail}`.trim() : '';
  const guess = words.understood.length > 0 ? writeGuess(page) : copy.guess(answered);
  const text = isLive ? copy.liveNote : `${other} ${size}`.trim() || (isGuess ? guess : '');
  return text ? <Alert>{text}</Alert> : null;
}

/**
 * Engines and sets, each set with price and stock of now: the kind that was asked for stands above more engines than its groups
 * can name (rule search.trade-words), and a number above all engines.
 */
export function SearchResults({ page, store, onMore, onAsk }: Props) {
  const { words, progress, answered } = page;
  const { understood: tokens, engines, sets } = words;
  const kind = tokens.find(({ role }) => role === 'kind');
  const isNumber = tokens.length === 0;
  const areSetsFirst = sets.length > 0 && (isNumber || (kind !== undefined && engines.length > enginesAtFirst));
  useEffect(() => store.show(listFirstParts(sets)), [sets, store]);
  const found = engines.length > 0 ? <FoundEngines engines={engines} tokens={tokens} /> : null;
  return (
    <div className={styles.found} aria-busy={progress === 'searching'}>
      <Note page={page} />
      <OffersAsOf offers={store} />
      {areSetsFirst ? null : found}
      {sets.length > 0 ? (
        <FoundSets sets={sets} total={words.setTotal} tokens={tokens} query={answered} store={store} onMore={onMore} />
      ) : kind && !page.isGuess ? (
        <p>{wordsCopy.noSets(kind.label.toLowerCase())}</p>
      ) : null}
      {areSetsFirst ? found : null}
      {sets.length > 0 || !page.isGuess ? (
        <WayOut tokens={tokens} isKitSize={sets.length > 0 && sets.every(isKitNotMade)} onAsk={onAsk} />
      ) : null}
    </div>
  );
}

/** the words that narrow most, the narrowest first */
const narrowing: readonly Token['role'][] = ['year', 'capacity', 'clearance', 'size', 'kind'];

type WayOutProps = {
  tokens: readonly Token[];
  /** only kits were found, and none in the size asked for: the sets that they hold are made in more sizes */
  isKitSize: boolean;
  onAsk: (query: string) => void;
};

/** The question without the word that narrows it most: a link, so that it can be opened beside. */
function WayOut({ tokens, isKitSize, onAsk }: WayOutProps) {
  const [token] = [...(isKitSize ? (['kind'] as const) : []), ...narrowing].flatMap((role) =>
    tokens.filter((one) => one.role === role && one.without !== ''),
  );
  if (!token) return null;
  return (
    <p className={found.out}>
      <a
        className="link"
        href={toSearchAddress({ query: token.without, filters: {} })}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          onAsk(token.without);
        }}
      >
        {wordsCopy.wayOut(token.label)}
      </a>
    </p>
  );
}
