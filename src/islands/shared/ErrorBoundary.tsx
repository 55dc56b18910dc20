import type { ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

type Props = { children: ReactNode; /** "The basket", at the head of the sentence */ what: string };
type State = { hasFailed: boolean };

/** A fault of ours in one part of the page must not take the rest with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    reportError(new Error(`${this.props.what}: ${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Alert
        kind="error"
        isLive
        title={`${this.props.what} could not be shown`}
        action={
          <Button size="sm" onClick={() => location.reload()}>
            Reload the page
          </Button>
        }
      >
        Your basket is kept.
      </Alert>
    );
  }
}
