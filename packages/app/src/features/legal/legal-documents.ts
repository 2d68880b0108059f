import type { languageTag } from '../../i18n/languages.ts';
import type { LegalText } from './legal-text.ts';

type Translations = Readonly<Record<ReturnType<typeof languageTag>, () => Promise<LegalText>>>;

const legalPaths = ['/terms-of-service', '/privacy-policy', '/cookies'] as const;
export type LegalPath = (typeof legalPaths)[number];

/** Each text is a chunk per language. */
export const legalDocuments: Readonly<Record<LegalPath, Translations>> = {
  '/terms-of-service': {
    en: async () => (await import('./terms-of-service.en.ts')).termsOfService,
    es: async () => (await import('./terms-of-service.es.ts')).termsOfService,
  },
  '/privacy-policy': {
    en: async () => (await import('./privacy-policy.en.ts')).privacyPolicy,
    es: async () => (await import('./privacy-policy.es.ts')).privacyPolicy,
  },
  '/cookies': {
    en: async () => (await import('./cookies.en.ts')).cookiePolicy,
    es: async () => (await import('./cookies.es.ts')).cookiePolicy,
  },
};

export const isLegalPath = (value: unknown): value is LegalPath => legalPaths.some((path) => path === value);
