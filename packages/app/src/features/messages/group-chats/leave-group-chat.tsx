import { Button, IconLogout, Link, Stack, Text, useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app-context.tsx';
import { createToasts } from '../../../platform/toasts.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { groupQuery } from '../../group-queries/index.ts';
import type { Chat } from '../chat-cache.ts';
import { useMessaging } from '../chat-context.tsx';
import { chatMembersQuery } from '../chat-members.ts';
import { useOutbox } from '../use-outbox.ts';
import type { GroupChat } from './group-chats.ts';
import { useGroupChats } from './use-group-chats.ts';

/** Says how to leave a chat that follows a group. */
function FollowedGroup({ groupId }: { groupId: string }) {
  const { i18n } = useLingui();
  const name = useQuery(groupQuery(useApp().api, groupId)).data?.name;
  return (
    <Stack align="start" gap={1}>
      <Text size="sm" tone="muted">
        {name === undefined
          ? i18n._('This chat follows a group. Leave the group to leave it.')
          : i18n._('This chat follows the group {name}. Leave the group to leave it.', { name })}
      </Text>
      <Link href={`/groups/${groupId}`} standalone>
        {i18n._('Open the group')}
      </Link>
    </Stack>
  );
}

interface LeaveGroupChatProps {
  chat: Chat;
  group: GroupChat;
  /** Called after the member has left. */
  onLeft: () => void;
}

/** The button with which a member leaves a group chat, or the way to leave a chat that follows a group. */
export function LeaveGroupChat({ chat, group, onLeft }: LeaveGroupChatProps) {
  return group.groupId === null ? (
    <LeaveButton chat={chat} group={group} onLeft={onLeft} />
  ) : (
    <FollowedGroup groupId={group.groupId} />
  );
}

function LeaveButton({ chat: { chatId, chatName }, group, onLeft }: LeaveGroupChatProps) {
  const { i18n } = useLingui();
  const app = useApp();
  const { showToast } = createToasts(app);
  const groupChats = useGroupChats();
  const confirm = useConfirm();
  const { pending, write } = useWrite<'leave'>();
  const { discardAll } = useMessaging().outbox;
  const hasUnsent = useOutbox().has(chatId);
  const members = useQuery(chatMembersQuery(app.api, chatId)).data ?? [];
  const isOnlyOwner =
    group.role === 'owner' &&
    members.length > 1 &&
    members.filter(({ role }) => role === 'owner').length === 1;

  const leave = async () => {
    const consequences = [
      i18n._('The chat and its messages are removed for you. The other members keep them.'),
      ...(isOnlyOwner ? [i18n._('Another member becomes an owner.')] : []),
      ...(hasUnsent ? [i18n._('Unsent messages are deleted too.')] : []),
    ];
    const isSure = await confirm({
      title: i18n._('Leave {name}?', { name: chatName }),
      description: consequences.join(' '),
      confirmLabel: i18n._('Leave'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (!isSure) return;
    await write(
      'leave',
      async () => {
        const message = await groupChats.leave(chatId);
        // Discards unsent messages, because the member can no longer write in the chat.
        void discardAll(chatId);
        showToast(message);
        onLeft();
      },
      i18n._('You could not leave'),
    );
  };

  return (
    <Button
      fullWidth
      leadingIcon={<IconLogout size="sm" />}
      loading={pending !== null}
      onClick={() => void leave()}
      variant="secondary"
    >
      {i18n._('Leave the chat')}
    </Button>
  );
}
