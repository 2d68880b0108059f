import { useLingui } from '@lingui/react';
import { Banner, Button, Stack } from '@parvis/design-system';

interface LoadFailureProps {
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The error message for a secondary part of the screen. */
export function LoadFailure({ message, isRetrying, onRetry }: LoadFailureProps) {
  const { i18n } = useLingui();
  return (
    <Banner role="alert" tone="danger">
      <Stack align="start" gap={2}>
        <span>{message}</span>
        <Button loading={isRetrying} onClick={onRetry} size="sm" variant="secondary">
          {i18n._('Try again')}
        </Button>
      </Stack>
    </Banner>
  );
}
