import { availabilityCopy as copy } from '#config/copy/availability.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import { useEffect, useId, useState } from 'react';
import styles from './StockAlert.module.css';
import type { StockAlertForm } from './StockAlertForm.tsx';

type Form = typeof StockAlertForm;
/** the form's code, fetched when it is first wanted */
type Fetched = { Form: Form } | 'loading' | 'failed';

const bars = [`${styles.skLine}`, `${styles.skField}`, `${styles.skButton}`, `${styles.skNote}`];

function useForm(isWanted: boolean) {
  const [fetched, setFetched] = useState<Fetched>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    import('./StockAlertForm.tsx').then(
      ({ StockAlertForm: Form }) => setFetched({ Form }),
      () => setFetched('failed'),
    );
  }, [isWanted, tries]);
  const tryAgain = () => {
    setFetched('loading');
    setTries(tries + 1);
  };
  return { fetched, tryAgain };
}

function Panel({ fetched, tryAgain, slug, onBack }: ReturnType<typeof useForm> & Props) {
  if (fetched === 'loading') return <Skeleton label={copy.tellMeLoading} className={styles.skeleton} bars={bars} />;
  if (fetched === 'failed')
    return (
      <Alert
        kind="error"
        isLive
        action={
          <Button size="sm" onClick={tryAgain}>
            {copy.tryAgain}
          </Button>
        }
      >
        {copy.tellMeFailed}
      </Alert>
    );
  return <fetched.Form slug={slug} onBack={onBack} />;
}

type Props = {
  slug: string;
  /** the part turned out to be in stock */
  onBack: () => void;
};

/** In the availability box of a part that is not at hand: being told by mail. The links to "#stock-alert" open it. */
export function StockAlertOffer({ slug, onBack }: Props) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const form = useForm(isOpen);
  useEffect(() => setOpen(location.hash === '#stock-alert'), []);
  return (
    <div className={styles.tell}>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bell" className="i-s" />
        {copy.tellMe}
      </button>
      {isOpen ? (
        <div id={panelId} className={styles.panel}>
          <Panel {...form} slug={slug} onBack={onBack} />
        </div>
      ) : null}
    </div>
  );
}
