import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { canAdd } from '#domain/engine/row-state.ts';
import { NeedsConsent } from '#islands/buy-box/NeedsConsent.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { $consentAnswered } from '#stores/consent/consent.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { menuParts } from './menu-parts.ts';
import styles from './SearchMenu.module.css';

/** The part whose number was typed whole, into the basket from the field; the Tab key leads here from it. */
export function AddTyped({ slug, onClose }: { slug: string; onClose: () => void }) {
  useStore(menuParts.$offers, { keys: [slug] });
  useStore(menuParts.$known);
  const progress = useStore(menuParts.$progress)[slug];
  const isConsentAnswered = useStore($consentAnswered);
  const [needsConsent, setNeedsConsent] = useState(false);
  useEffect(() => menuParts.follow(), []);
  const held = menuParts.countHeld(slug);
  const add = () => {
    if (!$consentAnswered.get()) return setNeedsConsent(true);
    void menuParts.add(slug);
  };
  if (!canAdd(menuParts.stateOf(slug)) && held === 0) return null;
  return (
    <div role="presentation" className={styles.add} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <span role="status" className={styles.inBasket}>
        {held > 0 ? (
          <>
            <Icon name="check" className="i-s" /> {copy.inBasket(held)}
          </>
        ) : null}
      </span>
      {canAdd(menuParts.stateOf(slug)) ? (
        <Button
          kind={held > 0 ? 'secondary' : 'primary'}
          busy={progress === 'adding' && copy.adding}
          label={held > 0 ? copy.oneMoreOf(slug) : copy.addToBasket(slug)}
          onClick={add}
        >
          {held > 0 ? copy.addOneMore : copy.add}
        </Button>
      ) : null}
      {needsConsent && !isConsentAnswered ? <NeedsConsent /> : null}
      {typeof progress === 'object' ? (
        <p role="alert" className={styles.problem}>
          {copy.notAdded}. {errorCopy[progress.problem]}
        </p>
      ) : null}
    </div>
  );
}
