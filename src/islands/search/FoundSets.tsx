import { groupBy } from '#domain/group-by.ts';
import { useStore } from '@nanostores/react';
import { partKinds } from '#config/copy/part-kinds.ts';
import { searchCopy } from '#config/copy/search.ts';
import { searchWordsCopy as copy } from '#config/copy/search-words.ts';
import { limits } from '#config/limits.ts';
import type { SetHit } from '#domain/search/search-answer.ts';
import type { Token } from '#domain/search/understand.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { partsPath } from '#api/size-stock.ts';
import { buildPartCode } from '#domain/part/part-code.ts';
import { NetOrGross } from '../shared/Money.tsx';
import { Button } from '../shared/Button.tsx';
import { useIsTaxed } from '../engine-parts/RowPrice.tsx';
import { SetRow } from './SetRow.tsx';
import { TooMany } from '../shared/TooMany.tsx';
import { notice } from '../shared/notice.ts';
import { useWaitReason } from '../shared/use-wait.ts';
import styles from './Found.module.css';

const namedEngines = 3;

/** "EJ205 and EJ207", "B16A, B16B, B18C6 and others": how many a set fits in all its name says. */
function writeEngines(names: readonly string[]): string {
  const listed = names.slice(0, namedEngines);
  if (names.length > listed.length) return copy.andOthers(listed.join(', '));
  return listed.length > 1 ? `${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}` : (listed[0] ?? '');
}

/** Sets that stand one after the other and fit the same engines. */
function groupRows(sets: readonly SetHit[]): { key: string; names: readonly string[]; sets: SetHit[] }[] {
  const groups = groupBy(sets, ({ engines }) => engines.join());
  return [...groups].map(([key, rows]) => ({ key, names: rows[0]?.engines ?? [], sets: rows }));
}

/** "5 conrod sets" where one kind was asked for, else "12 sets". */
function describeSets(total: number, tokens: readonly Token[]): string {
  const kinds = new Set(tokens.flatMap(({ role, label }) => (role === 'kind' ? [label] : [])));
  const [kind] = Object.entries(partKinds).find(([, label]) => kinds.size === 1 && kinds.has(label)) ?? [];
  const words = kind && kind in copy.kindSets ? copy.kindSets[kind as keyof typeof copy.kindSets] : '';
  return copy.sets(total, total === 1 ? words.replace(/s$/, '') : words);
}

type Props = {
  sets: readonly SetHit[];
  /** how many there are */
  total: number;
  tokens: readonly Token[];
  /** what they belong to */
  query: string;
  store: EngineParts;
  onMore: () => void;
};

/** The sets that were found, under the engines that they fit; each is chosen and added in its row. */
export function FoundSets({ sets, total, tokens, query, store, onMore }: Props) {
  const isTaxed = useIsTaxed(store);
  const best = sets[0]?.set;
  return (
    <section aria-label={searchCopy.parts}>
      <div className={styles.head}>
        <h2>{describeSets(total, tokens)}</h2>
        <p>
          <NetOrGross net={copy.priceNet} gross={isTaxed ? copy.priceGross : copy.price} />
        </p>
      </div>
      <div className={styles.rows}>
        {groupRows(sets).map(({ key, names, sets: of }) => (
          <div key={key}>
            {names.length > 0 ? <h3 className={styles.group}>{copy.forEngines(writeEngines(names))}</h3> : null}
            <ul>
              {of.map((set) => (
                <SetRow
                  key={`${set.set} ${set.notMade ?? set.size}`}
                  hit={set}
                  query={query}
                  isBest={set.set === best}
                  store={store}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <PricesFailed slugs={listFirstParts(sets)} store={store} />
      {total > sets.length ? (
        <Button className={styles.more} onClick={onMore}>
          {searchCopy.showMore(Math.min(total - sets.length, limits.searchPageRows))}
        </Button>
      ) : null}
    </section>
  );
}

/** Prices that could not be had, with the way to ask again; nothing while they can. */
function PricesFailed({ slugs, store }: { slugs: readonly string[]; store: EngineParts }) {
  const offers = useStore(store.$offers);
  const reason = useWaitReason(partsPath);
  const failed = slugs.filter((slug) => offers[slug] === 'failed');
  if (failed.length === 0) return null;
  return (
    <p className={styles.failed} {...notice}>
      {reason === null ? searchCopy.pricesFailed : <TooMany path={partsPath} lead={searchCopy.pricesFailed} />}{' '}
      <Button kind="quiet" reason={reason} onClick={() => store.show(failed, 0)}>
        {searchCopy.tryAgain}
      </Button>
    </p>
  );
}

/** The parts whose price a list shows first: of each set the size that it is shown with. */
export const listFirstParts = (sets: readonly SetHit[]): string[] =>
  sets.map(({ set, size }) => buildPartCode(set, size));
