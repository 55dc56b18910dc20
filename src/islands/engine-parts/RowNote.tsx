import { basketPaths } from '#api/basket.ts';
import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import type { EngineSize } from '#domain/engine/engine-row.ts';
import { NeedsConsent } from '#islands/buy-box/NeedsConsent.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import { StockAlertPanel } from '#islands/stock-alert/StockAlertPanel.tsx';
import { $consentAnswered } from '#stores/consent/consent.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import styles from './SetTable.module.css';

/** What a press has opened below its row. */
export type Note = 'consent' | 'alert' | null;

type Props = { store: EngineParts; size: Pick<EngineSize, 'slug'>; note: Note; onNote: (note: Note) => void };

/** Why nothing was added, or the form to be told of the size; null where there is nothing to say. */
export function useRowNote({ store, size, note, onNote }: Props): ReactNode {
  const progress = useStore(store.$progress)[size.slug];
  const isConsentAnswered = useStore($consentAnswered, { ssr: 'initial' });
  const renew = () => {
    onNote(null);
    void store.ask([size.slug]);
  };
  if (note === 'consent' && !isConsentAnswered) return <NeedsConsent />;
  if (note === 'alert') return <StockAlertPanel slug={size.slug} onBack={renew} />;
  if (typeof progress !== 'object') return null;
  return (
    <Alert kind="error" isLive title={copy.notAdded}>
      <ProblemText code={progress.problem} path={basketPaths.lines} />
    </Alert>
  );
}

/** The same below a row of a table. */
export function RowNote(props: Props) {
  const words = useRowNote(props);
  if (words === null) return null;
  return (
    <tr className={styles.note}>
      <td colSpan={6}>{words}</td>
    </tr>
  );
}
