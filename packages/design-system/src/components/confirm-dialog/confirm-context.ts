import { createContext, use } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

export type ConfirmOptions = Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'confirmLabel' | 'cancelLabel' | 'tone'
>;

export type Confirm = (options: ConfirmOptions) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/**
 * Opens a confirm dialog and returns a promise. It resolves to true for the confirm button, and to false for
 * Cancel and Escape.
 */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (confirm === null) throw new Error('useConfirm must be used within a DesignSystemProvider');
  return confirm;
}
