import { Component, Suspense, type ReactNode } from 'react';

interface OptionalPartProps {
  /** A new one is an occasion to try again. */
  occasion: string;
  retry: () => Promise<void>;
  children: ReactNode;
}

interface OptionalPartState {
  failed: boolean;
}

/** What stands beside the screen fails alone: it is left out, and asked for again when there is reason to hope. */
export class OptionalPart extends Component<OptionalPartProps, OptionalPartState> {
  override state: OptionalPartState = { failed: false };

  static getDerivedStateFromError(): OptionalPartState {
    return { failed: true };
  }

  /** Answers whether it has failed no more. */
  readonly retry = async (): Promise<boolean> => {
    if (!this.state.failed) return true;
    try {
      await this.props.retry();
      this.setState({ failed: false });
      return true;
    } catch {
      // The screen does without it until the next occasion.
      return false;
    }
  };

  readonly retryOnline = (): void => {
    void this.retry();
  };

  override componentDidMount(): void {
    window.addEventListener('online', this.retryOnline);
    // A failure that was there before is met again at once.
    void this.retry();
  }

  override componentDidUpdate(previous: OptionalPartProps): void {
    if (previous.occasion !== this.props.occasion) void this.retry();
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retryOnline);
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
