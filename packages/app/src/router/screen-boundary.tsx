import { useLingui } from '@lingui/react';
import { Button, EmptyState } from '@parvis/design-system';
import { Component, useState, type ReactNode } from 'react';

interface FailureProps {
  onRetry: () => Promise<void>;
}

function ScreenFailure({ onRetry }: FailureProps) {
  const { i18n } = useLingui();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  return (
    <main id="main">
      <EmptyState
        headingLevel={1}
        title={i18n._('This page could not be loaded')}
        description={i18n._('Please check your connection and try again.')}
        action={
          <Button loading={retrying} onClick={() => void retry()}>
            {i18n._('Try again')}
          </Button>
        }
      />
    </main>
  );
}

interface ScreenBoundaryProps {
  retry: () => Promise<void>;
  children: ReactNode;
}

interface ScreenBoundaryState {
  error: unknown;
}

const isLoadingFailure = (error: unknown): boolean =>
  error instanceof TypeError && /module|import|preload/i.test(error.message);

/** Catches a screen whose code did not arrive; every other error goes on to the error screen. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { error };
  }

  readonly retry = async (): Promise<void> => {
    try {
      await this.props.retry();
      this.setState({ error: null });
    } catch {
      // A browser may remember the failed module, and a newer release may have replaced it: only a new page helps.
      if (navigator.onLine) location.reload();
    }
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isLoadingFailure(error)) throw error;
    return <ScreenFailure onRetry={this.retry} />;
  }
}
