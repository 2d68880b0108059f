import { useLingui } from '@lingui/react';
import { Banner, Button, Stack } from '@parvis/design-system';

interface SectionFailureProps {
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The error message for a part of the screen that could not be loaded, with a button to try again. */
export function SectionFailure({ message, isRetrying, onRetry }: SectionFailureProps) {
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
