import type { I18n } from '@lingui/core';
import type { ToastMessage } from '@parvis/design-system';

/** Said in the language that is kept instead. */
export const languageFailure = (i18n: I18n): ToastMessage => ({
  tone: 'error',
  title: i18n._('Error'),
  message: i18n._('The language could not be loaded. Please try again.'),
});
