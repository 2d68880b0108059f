import { Button, IconFlag } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { Chat } from '../chat-cache.ts';
import { ChatMembers } from './chat-members.tsx';
import { GroupChatActions } from './group-chat-actions.tsx';
import type { GroupChat } from './group-chats.ts';
import { LeaveGroupChat } from './leave-group-chat.tsx';
import type { GroupChatDialog } from './use-group-chat-dialogs.tsx';

interface GroupChatInfo {
  chat: Chat;
  group: GroupChat;
  /** Opens a dialog. */
  onShow: (dialog: GroupChatDialog) => void;
  /** Called after the member has left the chat. */
  onLeft: () => void;
}

function ReportChat({ onShow }: Pick<GroupChatInfo, 'onShow'>) {
  const { i18n } = useLingui();
  return (
    <Button
      fullWidth
      leadingIcon={<IconFlag size="sm" />}
      onClick={() => onShow('report')}
      variant="secondary"
    >
      {i18n._('Report the chat')}
    </Button>
  );
}

/** The parts that only the details of a group chat have. */
export const groupChatInfo = ({ chat, group, onShow, onLeft }: GroupChatInfo) => ({
  description: group.description,
  actions: group.abilities.edit ? <GroupChatActions group={group} onShow={onShow} /> : undefined,
  children: (
    <>
      {/* Comes before the members, so that nobody has to pass 200 rows. */}
      <LeaveGroupChat chat={chat} group={group} onLeft={onLeft} />
      {group.role === 'owner' ? null : <ReportChat onShow={onShow} />}
      <ChatMembers chatId={chat.chatId} group={group} onShow={onShow} />
    </>
  ),
});
