import type { I18n } from '@lingui/core';
import type { ToastMessage } from '@parvis/design-system';

/** This message is shown in the previous language, because the new one could not be loaded. */
export const languageFailure = (i18n: I18n): ToastMessage => ({
  tone: 'error',
  title: i18n._('Error'),
  message: i18n._('The language could not be loaded. Please try again.'),
});

/** Warns that emails still use the previous language. */
export const mailLanguageFailure = (i18n: I18n): ToastMessage => ({
  tone: 'warning',
  title: i18n._('Warning'),
  message: i18n._('Your emails still come in the previous language.'),
});
