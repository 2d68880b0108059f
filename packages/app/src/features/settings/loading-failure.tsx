import { Banner, Button, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { errorText } from '../../platform/error-text.ts';

interface LoadingFailureProps {
  error: Error;
  isFetching: boolean;
  onRetry: () => void;
}

/** Says that settings could not be loaded, with a button to try again. */
export function LoadingFailure({ error, isFetching, onRetry }: LoadingFailureProps) {
  const { i18n } = useLingui();
  return (
    <Banner role="alert" tone="danger">
      <Stack gap={2} align="start">
        <span>{errorText(i18n, error, i18n._('The settings could not be loaded'))}</span>
        <Button loading={isFetching} onClick={onRetry} size="sm" variant="secondary">
          {i18n._('Try again')}
        </Button>
      </Stack>
    </Banner>
  );
}
