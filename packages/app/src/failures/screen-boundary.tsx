import { Component, type ReactNode } from 'react';
import { LoadingFailure } from './loading-failure.tsx';

interface ScreenBoundaryProps {
  retry: () => Promise<void>;
  children: ReactNode;
}

interface ScreenBoundaryState {
  failure: { error: unknown } | null;
}

const isLoadingFailure = (error: unknown): boolean =>
  error instanceof Error && /module|import|preload/i.test(error.message);

/** Catches a screen whose code could not be loaded. Every other error goes to the error screen. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { failure: { error } };
  }

  readonly retry = async (): Promise<void> => {
    try {
      await this.props.retry();
      this.setState({ failure: null });
    } catch {
      // Only reloading the page helps, because the browser can cache the failed module, and a newer release can have
      // replaced it.
      if (navigator.onLine) location.reload();
    }
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (!isLoadingFailure(failure.error)) throw failure.error;
    return <LoadingFailure onRetry={this.retry} />;
  }
}
