export { CodeSetupDialog } from './code-setup-dialog.tsx';
export { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
