import { useLingui } from '@lingui/react';
import { SectionFailure } from '../../failures/section-failure.tsx';
import { errorText } from '../../platform/error-text.ts';

interface SettingsFailureProps {
  error: Error;
  isFetching: boolean;
  onRetry: () => void;
}

/** Says that settings could not be loaded. */
export function SettingsFailure({ error, isFetching, onRetry }: SettingsFailureProps) {
  const { i18n } = useLingui();
  return (
    <SectionFailure
      isRetrying={isFetching}
      message={errorText(i18n, error, i18n._('The settings could not be loaded'))}
      onRetry={onRetry}
    />
  );
}
