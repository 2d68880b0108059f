import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyScreen } from '../router/lazy-screen.tsx';
import { detailOf, type FailureProps } from './failure-props.ts';
import { PlainFailure } from './plain-failure.tsx';

/**
 * Loads the error screen separately, so that its styles are not part of the entry. The code of the error screen is
 * fetched once the page is idle.
 */
export const failureScreen = lazyScreen<FailureProps>(
  async () => (await import('./failure-screen.tsx')).FailureScreen,
);

interface CatchProps {
  failure: ComponentType<FailureProps>;
  children: ReactNode;
}

interface CatchState {
  detail: string | null;
}

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { detail: null };

  static getDerivedStateFromError(error: unknown): CatchState {
    return { detail: detailOf(error) };
  }

  override render(): ReactNode {
    const { failure: Failure, children } = this.props;
    const { detail } = this.state;
    return detail === null ? children : <Failure detail={detail} />;
  }
}

function Failure(props: FailureProps) {
  return (
    <Catch failure={PlainFailure}>
      <Suspense fallback={null}>
        <failureScreen.Screen {...props} />
      </Suspense>
    </Catch>
  );
}

/** The last resort: an error in any screen shows a message instead of an empty page. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Catch failure={Failure}>{children}</Catch>;
}
