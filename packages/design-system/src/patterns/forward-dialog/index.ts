export { ForwardDialog, type ForwardDialogProps } from './forward-dialog.tsx';
