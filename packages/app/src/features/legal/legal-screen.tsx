import { useLocation } from 'react-router-dom';
import { lazyScreen } from '../../router/lazy-screen.tsx';
import { LocalisedScreen } from '../../shell/localised-screen.tsx';
import { LegalDocument } from './legal-document.tsx';
import { isLegalPath, legalDocuments, type LegalPath } from './legal-documents.ts';
import type { LegalText } from './legal-text.ts';

const screenOf = (load: () => Promise<LegalText>) =>
  lazyScreen(async () => {
    const text = await load();
    return function Document() {
      return <LegalDocument {...text} />;
    };
  });

const screensOf = (path: LegalPath) => ({
  en: screenOf(legalDocuments[path].en),
  es: screenOf(legalDocuments[path].es),
});

const screens = {
  '/terms-of-service': screensOf('/terms-of-service'),
  '/privacy-policy': screensOf('/privacy-policy'),
  '/cookies': screensOf('/cookies'),
};

/** One screen for all three policies, which differ only in their text. */
export function LegalScreen() {
  const { pathname } = useLocation();
  return <LocalisedScreen screens={screens[isLegalPath(pathname) ? pathname : '/terms-of-service']} />;
}
