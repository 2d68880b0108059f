import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/text-in.ts';
import type { LegalText } from './legal-text.ts';

const legalPaths = ['/terms-of-service', '/privacy-policy', '/cookies'] as const;
export type LegalPath = (typeof legalPaths)[number];

const texts = import.meta.glob<LegalText>(
  ['./terms-of-service.*.ts', './privacy-policy.*.ts', './cookies.*.ts'],
  { import: 'text' },
);

/** Loads the text of a policy. Each text has one chunk per language. */
export const legalDocument = (path: LegalPath, language: Language): Promise<LegalText> =>
  textIn(texts, `.${path}`, language);

export const isLegalPath = (value: unknown): value is LegalPath => legalPaths.some((path) => path === value);
