import { useLocation } from 'react-router-dom';
import { inLanguages, LocalizedScreen } from '../../shell/localized-screen.tsx';
import { LegalDocument } from './legal-document.tsx';
import { isLegalPath, legalDocument, type LegalPath } from './legal-documents.ts';

const screenOf = (path: LegalPath) =>
  inLanguages(async (language) => {
    const text = await legalDocument(path, language);
    return function Document() {
      return <LegalDocument {...text} />;
    };
  });

const screens = {
  '/terms-of-service': screenOf('/terms-of-service'),
  '/privacy-policy': screenOf('/privacy-policy'),
  '/cookies': screenOf('/cookies'),
};

/** One screen for all three policies, which differ only in their text. */
export function LegalScreen() {
  const { pathname } = useLocation();
  return <LocalizedScreen screenIn={screens[isLegalPath(pathname) ? pathname : '/terms-of-service']} />;
}
