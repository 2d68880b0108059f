export { legalDialog } from './lazy-legal-dialog.ts';
export { isLegalPath, type LegalPath } from './legal-documents.ts';
