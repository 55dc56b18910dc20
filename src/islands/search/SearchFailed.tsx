import { searchPath } from '#api/search.ts';
import { searchCopy as copy } from '#config/copy/search.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { TooMany } from '#islands/shared/TooMany.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';

/** without its question: every one is counted */
const path = searchPath('').replace(/\?.*/, '');

type Props = { isOffline: boolean; onRetry: () => void };

export function SearchFailed({ isOffline, onRetry }: Props) {
  const { heading, text } = isOffline ? copy.offline : copy.failed;
  const reason = useWaitReason(path);
  const again = (
    <Button reason={reason} onClick={onRetry}>
      {copy.tryAgain}
    </Button>
  );
  return (
    <Alert kind="error" isLive title={heading} action={again}>
      {reason === null ? text : <TooMany path={path} />}
    </Alert>
  );
}
