import { partsPath } from '#api/size-stock.ts';
import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { findOldest } from '#domain/availability/as-of.ts';
import type { SheetEntry } from '#domain/build-list/sheet-entry.ts';
import { buildSheet } from '#stores/build-list/sheet-instance.ts';
import { Alert } from '../shared/Alert.tsx';
import { AsOf } from '../shared/AsOf.tsx';
import { Button } from '../shared/Button.tsx';
import { TooMany } from '../shared/TooMany.tsx';
import { useWaitReason } from '../shared/use-wait.ts';

type Props = { entries: readonly SheetEntry[]; className: string };

/** Says that price and stock of some rows could not be asked, and asks again. */
function LiveDataFailed({ entries, className }: Props) {
  const reason = useWaitReason(partsPath);
  if (!entries.some(({ state }) => state === 'unasked')) return null;
  const askAgain = () => void buildSheet.refresh(entries.map(({ line }) => line.slug));
  return (
    <Alert
      isLive
      className={className}
      action={
        <Button size="sm" reason={reason} onClick={askAgain}>
          {copy.tryAgain}
        </Button>
      }
    >
      {reason === null ? copy.liveFailed : <TooMany path={partsPath} lead={copy.liveFailed} />}
    </Alert>
  );
}

/** Above the rows of a list: that price and stock could not be asked, or how old they are. */
export const LiveNotes = (props: Props) => (
  <>
    <LiveDataFailed {...props} />
    <AsOf time={findOldest(props.entries)} isList className={props.className} />
  </>
);
