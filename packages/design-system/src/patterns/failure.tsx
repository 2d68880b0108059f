import type { ReactNode } from 'react';
import { Banner } from '../components/banner/banner.tsx';
import { Button } from '../components/button/button.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { useMessages } from '../provider/design-system-context.ts';

type FailureProps = {
  onRetry: (() => void) | undefined;
  retryLabel?: ReactNode;
  children: ReactNode;
};

/** The error message of a failed load, with a retry button. */
export function Failure({ onRetry, retryLabel, children }: FailureProps) {
  const messages = useMessages();
  return (
    <Banner role="alert" tone="danger">
      <Stack direction="row" justify="between" wrap>
        <span>{children}</span>
        {onRetry === undefined ? null : (
          <Button onClick={onRetry} size="sm" variant="secondary">
            {retryLabel ?? messages.tryAgain}
          </Button>
        )}
      </Stack>
    </Banner>
  );
}
