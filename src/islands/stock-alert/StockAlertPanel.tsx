import { availabilityCopy as copy } from '#config/copy/availability.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import { useEffect, useState } from 'react';
import styles from './StockAlert.module.css';
import type { StockAlertForm } from './StockAlertForm.tsx';

type Form = typeof StockAlertForm;
/** the form's code, fetched when it is first wanted */
type Fetched = { Form: Form } | 'loading' | 'failed';

const bars = [`${styles.skLine}`, `${styles.skField}`, `${styles.skButton}`, `${styles.skNote}`];

function useForm() {
  const [fetched, setFetched] = useState<Fetched>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    import('./StockAlertForm.tsx').then(
      ({ StockAlertForm: Form }) => setFetched({ Form }),
      () => setFetched('failed'),
    );
  }, [tries]);
  const tryAgain = () => {
    setFetched('loading');
    setTries(tries + 1);
  };
  return { fetched, tryAgain };
}

type Props = {
  slug: string;
  /** the part turned out to be in stock */
  onBack: () => void;
};

/** The form to be told by mail, once its code is there. */
export function StockAlertPanel({ slug, onBack }: Props) {
  const { fetched, tryAgain } = useForm();
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
