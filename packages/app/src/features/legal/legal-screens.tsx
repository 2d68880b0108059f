import { lazyScreen } from '../../router/lazy-screen.tsx';
import { LocalisedScreen } from '../../shell/localised-screen.tsx';
import { LegalDocument } from './legal-document.tsx';
import type { LegalText } from './legal-text.ts';

const screenOf = (load: () => Promise<LegalText>) =>
  lazyScreen(async () => {
    const text = await load();
    return function LegalScreen() {
      return <LegalDocument {...text} />;
    };
  });

const termsOfService = {
  en: screenOf(async () => (await import('./terms-of-service.en.ts')).termsOfService),
  es: screenOf(async () => (await import('./terms-of-service.es.ts')).termsOfService),
};

const privacyPolicy = {
  en: screenOf(async () => (await import('./privacy-policy.en.ts')).privacyPolicy),
  es: screenOf(async () => (await import('./privacy-policy.es.ts')).privacyPolicy),
};

const cookiePolicy = {
  en: screenOf(async () => (await import('./cookies.en.ts')).cookiePolicy),
  es: screenOf(async () => (await import('./cookies.es.ts')).cookiePolicy),
};

export function TermsOfServiceScreen() {
  return <LocalisedScreen screens={termsOfService} />;
}

export function PrivacyPolicyScreen() {
  return <LocalisedScreen screens={privacyPolicy} />;
}

export function CookiePolicyScreen() {
  return <LocalisedScreen screens={cookiePolicy} />;
}
