import { searchCopy } from '#config/copy/search.ts';
import { searchWordsCopy as copy } from '#config/copy/search-words.ts';
import { enginePageCopy } from '#config/copy/engine-page.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { finderCopy } from '#config/copy/finder.ts';
import { countOfPart } from '#domain/basket/basket-count.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import { buildPartCode } from '#domain/part/part-code.ts';
import { splitLetters } from '#domain/engine/set-letters.ts';
import { describeSize } from '#domain/part/part-size.ts';
import { decidePriceDisplay } from '#domain/price/price-display.ts';
import type { SetHit } from '#domain/search/search-answer.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { OldPrice, Price } from '#islands/shared/Money.tsx';
import { StockBars } from '#islands/shared/StockBars.tsx';
import { NeedsConsent } from '#islands/buy-box/NeedsConsent.tsx';
import { $basket, addPart } from '#stores/basket/basket.ts';
import { $myEngine } from '#stores/catalogue/my-engine.ts';
import { $consentAnswered } from '#stores/consent/consent.ts';
import type { ListedOffer, ListedOffers } from '#stores/part/listed-offers.ts';
import { useStore } from '@nanostores/react';
import { memo, useState } from 'react';
import styles from './Words.module.css';

/** What tells a set from its twins: "Extra clearance, 0.025 mm more than H, 4 pairs". */
function describeSet(set: string): string {
  const { letters } = splitLetters(set);
  const pairs = /^(\d+)[BM]\d+[A-Z]+$/.exec(set)?.[1];
  const { name, says } = letters ? enginePageCopy.letters[letters] : { name: '', says: '' };
  return [name, says, pairs === undefined ? '' : copy.pairs(Number(pairs))].filter(Boolean).join(', ');
}

type Choice = { hit: SetHit; size: string; onChoose: (size: string) => void };

/** The browser's own select, so that it works alike on every phone; one size needs no choice. */
function SizeSelect({ hit: { set, sizes }, size, onChoose }: Choice) {
  if (sizes.length < 2)
    return (
      <span className={styles.only}>
        {size === '' ? null : (
          <>
            <b>{size}</b> <span className="muted">{copy.onlySize}</span>
          </>
        )}
      </span>
    );
  return (
    <select
      className={`select ${styles.size}`}
      aria-label={copy.sizeOf(set)}
      value={size}
      onChange={(event) => onChoose(event.target.value)}
    >
      {sizes.map((code) => (
        <option key={code} value={code}>
          {code === describeSize({ set, size: code }) ? code : `${code} · ${describeSize({ set, size: code })}`}
        </option>
      ))}
    </select>
  );
}

function Offer({ offer }: { offer: ListedOffer | undefined }) {
  if (offer === 'failed' || offer === 'none')
    return (
      <div className={styles.price}>
        <span aria-hidden="true">–</span>
        <span className="sr">{searchCopy.noPrice}</span>
      </div>
    );
  if (typeof offer !== 'object')
    return (
      <div className={styles.price}>
        <span className={`sk ${styles.waiting}`} aria-hidden="true" />
        <span className={`sk ${styles.waiting}`} aria-hidden="true" />
      </div>
    );
  const { gross, net, former, formerNet } = decidePriceDisplay(offer);
  return (
    <div className={styles.price}>
      <Price of={gross} net={net} className={`${styles.amount} ${former ? styles.reduced : ''}`} />
      {former ? <OldPrice of={former} net={formerNet} className={styles.former} /> : null}
      <StockBars of={offer.availability} className={styles.stock} />
    </div>
  );
}

type Problem = 'consent' | keyof typeof errorCopy;

/** Adds one piece of the chosen size; says where it was not added, and why. */
function useAdd(slug: string) {
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const add = async () => {
    if (isAdding) return;
    setProblem(null);
    if (!$consentAnswered.get()) return setProblem('consent');
    setAdding(true);
    const result = await addPart(slug, 1, countOfPart($basket.get()?.lines ?? [], slug));
    setAdding(false);
    if (!result.ok) setProblem(result.problem.code);
  };
  return { isAdding, problem, add };
}

function Note({ problem }: { problem: Problem | null }) {
  const isAnswered = useStore($consentAnswered);
  if (problem === null || (problem === 'consent' && isAnswered)) return null;
  return (
    <div className={styles.note}>
      {problem === 'consent' ? (
        <NeedsConsent />
      ) : (
        <p role="alert" className={styles.problem}>
          <Icon name="circle-alert" className="i-s" /> {copy.notAdded} {errorCopy[problem]}
        </p>
      )}
    </div>
  );
}

type Props = { hit: SetHit; isBest: boolean; offers: ListedOffers };

/** A set: its number, what it is, its sizes, price and stock of the size shown, and Add; the best match has the yellow one. */
export const SetRow = memo(({ hit, isBest, offers }: Props) => {
  const [chosen, choose] = useState(hit.size);
  const size = hit.sizes.includes(chosen) ? chosen : hit.size;
  const slug = buildPartCode(hit.set, size);
  const offer = useStore(offers.$offers, { keys: [slug] })[slug];
  const held = countOfPart(useStore($basket)?.lines ?? [], slug);
  const engine = useStore($myEngine);
  const { isAdding, problem, add } = useAdd(slug);
  const pick = (next: string) => {
    choose(next);
    offers.show([buildPartCode(hit.set, next)], 0);
  };
  const { stem, letters } = splitLetters(hit.set);
  return (
    <li className={`${styles.row} ${held > 0 ? styles.held : ''}`}>
      <div className={styles.words}>
        <h4 className="pn">
          <a href={partPath(slug)}>
            {stem}
            {letters ? <b>{letters}</b> : null}
          </a>
        </h4>
        <p>{hit.name}</p>
        <p className={styles.small}>{describeSet(hit.set)}</p>
        {hit.replaces ? <p className={styles.small}>{finderCopy.replaces(hit.replaces)}</p> : null}
        {engine?.sets.includes(hit.set) ? (
          <p className={styles.small}>{searchCopy.listedForMyEngine(`${engine.make} ${engine.engine}`)}</p>
        ) : null}
      </div>
      <SizeSelect hit={hit} size={size} onChoose={pick} />
      <Offer offer={offer} />
      <div className={styles.acts}>
        <span role="status" className={styles.inBasket}>
          {held > 0 ? (
            <>
              <Icon name="check" className="i-s" /> {copy.inBasket(held)}
            </>
          ) : null}
        </span>
        <Button
          kind={isBest && held === 0 ? 'primary' : 'secondary'}
          isBlock
          busy={isAdding && copy.adding}
          label={held > 0 ? copy.oneMoreOf(slug) : copy.addOf(slug)}
          onClick={() => void add()}
        >
          {copy.add}
        </Button>
      </div>
      <Note problem={problem} />
    </li>
  );
});
