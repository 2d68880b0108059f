import type { ToastMessage } from '@parvis/design-system';
import type { Languages } from '../i18n/languages.ts';
import type { SessionNotice } from './session-types.ts';

/** The texts about the session and the registration, in the current language. */
export const sessionTexts = (languages: Languages) => {
  const success = (message: string): ToastMessage => {
    const i18n = languages.current();
    return { tone: 'success', title: i18n._('Success'), message };
  };
  const warning = (message: string): ToastMessage => {
    const i18n = languages.current();
    return { tone: 'warning', title: i18n._('Warning'), message };
  };
  const failure = (message: string): ToastMessage => {
    const i18n = languages.current();
    return { tone: 'error', title: i18n._('Error'), message };
  };

  const notice = (name: SessionNotice): ToastMessage => {
    const i18n = languages.current();
    return {
      signedUp: () => success(i18n._('Registration successful! 🎉')),
      signedIn: () => success(i18n._('Logged in successfully! ✅')),
      signedOut: () => success(i18n._('Logged out successfully.')),
      signedOutLocally: () => warning(i18n._('Error during logout; clearing session locally.')),
      sessionExpired: () => warning(i18n._('Session expired, please log in again.')),
      verifyFailed: () => failure(i18n._('Error verifying session.')),
    }[name]();
  };

  const fallbacks = () => {
    const i18n = languages.current();
    return { signUp: i18n._('Registration failed'), signIn: i18n._('Login failed') };
  };

  const questionnaireFailed = (): string => {
    const i18n = languages.current();
    return i18n._('Error sending questionnaire');
  };

  return { success, warning, failure, notice, fallbacks, questionnaireFailed };
};
