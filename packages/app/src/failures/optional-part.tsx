import { Component, Suspense, type ReactNode } from 'react';

interface OptionalPartProps {
  /** A change of this value triggers a retry. */
  retryKey: string;
  retry: () => Promise<void>;
  /** Shown in place of a part that fails. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface OptionalPartState {
  failed: boolean;
}

/**
 * Isolates an optional part of the page. A part that fails is left out. It is tried again when `retryKey` changes or
 * the network returns.
 */
export class OptionalPart extends Component<OptionalPartProps, OptionalPartState> {
  override state: OptionalPartState = { failed: false };

  static getDerivedStateFromError(): OptionalPartState {
    return { failed: true };
  }

  /** Resolves with true if the part is now shown. */
  readonly retry = async (): Promise<boolean> => {
    if (!this.state.failed) return true;
    try {
      await this.props.retry();
      this.setState({ failed: false });
      return true;
    } catch {
      // The screen works without this part until the next retry.
      return false;
    }
  };

  readonly retryOnline = (): void => {
    void this.retry();
  };

  override componentDidMount(): void {
    window.addEventListener('online', this.retryOnline);
    // Tries again immediately, because the loader can still store a failure from an earlier mount.
    void this.retry();
  }

  override componentDidUpdate(previous: OptionalPartProps): void {
    if (previous.retryKey !== this.props.retryKey) void this.retry();
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retryOnline);
  }

  override render(): ReactNode {
    const { children, fallback = null } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={null}>{children}</Suspense>;
  }
}
