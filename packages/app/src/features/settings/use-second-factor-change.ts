import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { isFetchFailure } from '../../platform/lazy-value.ts';
import { createToasts } from '../../platform/toasts.ts';
import { secondFactorKey } from '../../session/second-factor.ts';
import { sessionsKey } from './use-sessions.ts';

/**
 * Toasts, and a function that refetches the state of the second factor. Call that function after every change, even a
 * failed one.
 */
export function useSecondFactorChange() {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast, showErrorToast } = createToasts(app);
  return {
    showToast,
    showErrorToast: (error: unknown, fallback = i18n._('Two-step login could not be changed')) =>
      showErrorToast(
        error,
        isFetchFailure(error) ? i18n._('Please check your connection and try again.') : fallback,
      ),
    refresh: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: secondFactorKey }),
        queryClient.invalidateQueries({ queryKey: sessionsKey }),
      ]),
  };
}
