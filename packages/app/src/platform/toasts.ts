import type { ToastQueue } from '@parvis/design-system';
import type { Languages } from '../i18n/languages.ts';
import { endsSession, isExplained } from './failure-message.ts';
import { errorText } from './error-text.ts';
import { isFetchFailure } from './lazy-value.ts';

export type Toasts = {
  showToast: (message: string) => void;
  /**
   * Shows the error. The text is the server's own message if there is one. If no reason is known, the toast suggests
   * to try again.
   */
  showErrorToast: (error: unknown, fallback: string) => void;
};

/** Toasts in the current language. They outlive the screen that triggered them. */
export function createToasts({ toasts, languages }: { toasts: ToastQueue; languages: Languages }): Toasts {
  return {
    showToast(message) {
      const i18n = languages.current();
      toasts.show({ tone: 'success', title: i18n._('Success'), message });
    },
    showErrorToast(error, fallback) {
      if (endsSession(error)) return;
      const i18n = languages.current();
      toasts.show({
        tone: 'error',
        title: i18n._('Error'),
        message: errorText(i18n, error, fallback),
        // Only an error without a known reason needs this hint. All other texts already say what to do.
        ...(error !== null &&
          !isExplained(error) &&
          !isFetchFailure(error) && { hint: i18n._('Please try again.') }),
      });
    },
  };
}
