export { NewChatDialog, type NewChatDialogProps } from './new-chat-dialog.tsx';
