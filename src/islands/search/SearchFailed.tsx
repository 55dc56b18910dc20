import { searchCopy as copy } from '#config/copy/search.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';

type Props = { isOffline: boolean; onRetry: () => void };

export function SearchFailed({ isOffline, onRetry }: Props) {
  const { heading, text } = isOffline ? copy.offline : copy.failed;
  return (
    <Alert kind="error" isLive title={heading} action={<Button onClick={onRetry}>{copy.tryAgain}</Button>}>
      {text}
    </Alert>
  );
}
