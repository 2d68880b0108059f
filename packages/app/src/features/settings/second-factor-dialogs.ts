export { makePasskey, PasskeyExists } from '../../platform/passkeys.ts';
export { CodeSetupDialog } from './code-setup-dialog.tsx';
export { PasskeyNameDialog } from './passkey-name-dialog.tsx';
export { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
