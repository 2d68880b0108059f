export { ReportDialog } from '../../reports/index.ts';
export { AddMembersDialog } from './add-members-dialog.tsx';
export { ChatDetailsDialog } from './chat-details-dialog.tsx';
export { ChatInviteDialog } from './chat-invite-dialog.tsx';
export { ChatPictureDialog } from './chat-picture-dialog.tsx';
export { NewGroupChatDialog } from './new-group-chat-dialog.tsx';
