import { supportLine } from '#config/copy/errors.ts';
import { paymentCopy as copy } from '#config/copy/payment.ts';
import { site } from '#config/site.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import styles from './Payment.module.css';

/** A provider's script that does not come: the sentence with the way to us, and another try (rule payment.failures). */
export const ScriptFailed = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div className={styles.widget}>
    <Alert kind="error" isLive>
      <p>
        {text} {supportLine(site.supportEmail)}
      </p>
    </Alert>
    <Button className={styles.again} onClick={onRetry}>
      {copy.tryAgain}
    </Button>
  </div>
);
