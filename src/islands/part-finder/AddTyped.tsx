import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { basketPaths } from '#api/basket.ts';
import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import type { errorCopy } from '#config/copy/errors.ts';
import { countOfPart } from '#domain/basket/basket.ts';
import { $basket, addPart } from '#stores/basket/basket.ts';
import { findKnownEngine } from '#stores/catalogue/known-engine.ts';
import { $consentAnswered } from '#stores/consent/consent.ts';
import { call } from '#api/call.ts';
import { later } from '#stores/browser/timer.ts';
import { createListedOffers } from '#stores/part/listed-offers.ts';
import { NeedsConsent } from '../buy-box/NeedsConsent.tsx';
import { Button } from '../shared/Button.tsx';
import { Icon } from '../shared/Icon.tsx';
import { ProblemText } from '../shared/TooMany.tsx';
import { notice } from '../shared/notice.ts';
import styles from './SearchMenu.module.css';

type Problem = 'consent' | keyof typeof errorCopy;

/** Adds one piece; says where it was not added, and why. */
function useAdd(slug: string, held: number) {
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const add = async () => {
    if (!$consentAnswered.get()) return setProblem('consent');
    setAdding(true);
    const result = await addPart(slug, 1, held, findKnownEngine());
    setProblem(result.ok ? null : result.problem.code);
    setAdding(false);
  };
  return { isAdding, problem, add };
}

/** The part whose number was typed whole, into the basket from the field; the Tab key leads here from it. */
export function AddTyped({ slug, onClose }: { slug: string; onClose: () => void }) {
  const offer = useStore(menuParts.$offers, { keys: [slug] })[slug];
  const basket = useStore($basket);
  const isConsentAnswered = useStore($consentAnswered);
  const known = typeof offer === 'object' ? offer : null;
  // the basket of this page knows best; before it is read, the answer of the shop does
  const held = basket ? countOfPart(basket.lines, slug) : (known?.inBasket ?? 0);
  const { isAdding, problem, add } = useAdd(slug, held);
  const isSold = offer !== 'none' && known?.availability.case !== 'outofstock' && known?.gross.amount !== 0;
  if (!isSold && held === 0) return null;
  return (
    <div role="presentation" className={styles.add} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <span {...notice} className={styles.inBasket}>
        {held > 0 ? (
          <>
            <Icon name="check" className="i-s" /> {copy.inBasket(held)}
          </>
        ) : null}
      </span>
      {isSold ? (
        <Button
          kind={held > 0 ? 'secondary' : 'primary'}
          busy={isAdding && copy.adding}
          label={held > 0 ? copy.oneMoreOf(slug) : copy.addToBasket(slug)}
          onClick={() => void add()}
        >
          {held > 0 ? copy.addOneMore : copy.add}
        </Button>
      ) : null}
      {problem === 'consent' && !isConsentAnswered ? <NeedsConsent /> : null}
      {problem !== null && problem !== 'consent' ? (
        <p role="alert" className={styles.problem}>
          {copy.notAdded}. <ProblemText code={problem} path={basketPaths.lines} />
        </p>
      ) : null}
    </div>
  );
}

/** Price and stock of what search fields list, once for all of a page's fields. */
export const menuParts = createListedOffers({ call, schedule: later });
