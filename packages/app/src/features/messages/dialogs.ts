export { ReportDialog } from '../reports/index.ts';
export { DeleteMessageDialog } from './delete-message-dialog.tsx';
export { ForwardMessageDialog } from './forward-message-dialog.tsx';
export { ChatLightbox } from './chat-lightbox.tsx';
export { MessageReactionsDialog } from './message-reactions-dialog.tsx';
export { MessageReadersDialog } from './message-readers-dialog.tsx';
