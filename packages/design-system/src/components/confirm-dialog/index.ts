export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
export { useConfirm, type Confirm, type ConfirmOptions } from './confirm-context.ts';
