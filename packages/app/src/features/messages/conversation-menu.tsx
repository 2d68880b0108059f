import {
  IconButton,
  IconMore,
  IconSearch,
  IconTrash,
  MenuContent,
  MenuItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
  useConfirm,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useApp } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { useMessaging } from './chat-context.tsx';
import { useChatActions } from './use-chats.ts';
import { useOutbox } from './use-outbox.ts';

interface ConversationMenuProps {
  chatId: string;
  name: string;
  /** Whether the chat has several members. */
  isGroup: boolean;
  onSearch: () => void;
  /** Called after the chat has been removed from the list. */
  onRemoved: () => void;
}

/** The less common actions on a chat. */
export function ConversationMenu({ chatId, name, isGroup, onSearch, onRemoved }: ConversationMenuProps) {
  const { i18n } = useLingui();
  const { showToast } = createToasts(useApp());
  const { write } = useWrite<'remove'>();
  const actions = useChatActions();
  const confirm = useConfirm();
  const { discardAll } = useMessaging().outbox;
  const hasUnsent = useOutbox().has(chatId);

  const remove = async () => {
    const consequence = isGroup
      ? i18n._(
          'This deletes the messages for you only. You stay a member, and the chat appears again with the next message.',
        )
      : i18n._('This deletes the chat and its messages for you only. {name} keeps them.', { name });
    const isSure = await confirm({
      title: isGroup
        ? i18n._('Delete the messages of “{name}”?', { name })
        : i18n._('Delete the chat with {name}?', { name }),
      description: hasUnsent ? `${consequence} ${i18n._('Unsent messages are deleted too.')}` : consequence,
      confirmLabel: i18n._('Delete'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (!isSure) return;
    await write(
      'remove',
      async () => {
        const removed = await actions.remove(chatId);
        // Discards unsent messages, because sending one later would bring the deleted chat back.
        void discardAll(chatId);
        showToast(removed);
        onRemoved();
      },
      i18n._('The chat could not be deleted'),
    );
  };

  return (
    <MenuRoot>
      <MenuTrigger>
        <IconButton icon={<IconMore />} label={i18n._('More about this chat')} />
      </MenuTrigger>
      <MenuContent>
        <MenuItem icon={<IconSearch />} onSelect={onSearch}>
          {i18n._('Search in the conversation')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<IconTrash />} tone="danger" onSelect={() => void remove()}>
          {isGroup ? i18n._('Delete messages') : i18n._('Delete chat')}
        </MenuItem>
      </MenuContent>
    </MenuRoot>
  );
}
