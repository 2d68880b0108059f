import { useLocation } from 'react-router-dom';
import { lazyScreen } from '../../router/lazy-screen.tsx';
import { LocalisedScreen } from '../../shell/localised-screen.tsx';
import { LegalDocument } from './legal-document.tsx';
import type { LegalText } from './legal-text.ts';

const screenOf = (load: () => Promise<LegalText>) =>
  lazyScreen(async () => {
    const text = await load();
    return function Document() {
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

const documents = new Map([
  ['/terms-of-service', termsOfService],
  ['/privacy-policy', privacyPolicy],
  ['/cookies', cookiePolicy],
]);

/** One screen for the three, as what differs is the text. */
export function LegalScreen() {
  const { pathname } = useLocation();
  return <LocalisedScreen screens={documents.get(pathname.replace(/\/+$/, '')) ?? termsOfService} />;
}
