import { lazyScreen } from '../../router/lazy-screen.tsx';
import type { LegalDialogProps } from './legal-dialog.tsx';

export const legalDialog = lazyScreen<LegalDialogProps>(
  async () => (await import('./legal-dialog.tsx')).LegalDialog,
);
