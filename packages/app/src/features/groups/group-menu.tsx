import {
  IconButton,
  IconEdit,
  IconFlag,
  IconImage,
  IconMessage,
  IconMore,
  IconTrash,
  MenuContent,
  MenuItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { Group } from './groups.ts';

interface GroupMenuProps {
  group: Group;
  onOpenChat: () => void;
  onEndChat: () => void;
  onDelete: () => void;
  onShow: (dialog: 'texts' | 'picture' | 'report') => void;
}

/** Moderators do not report their own group. */
const canReport: Readonly<Record<Group['membership'], boolean>> = {
  none: true,
  asking: true,
  member: true,
  moderator: false,
  removed: true,
};

interface ChatItemProps {
  hasChat: boolean;
  onOpen: () => void;
  onEnd: () => void;
}

/** Opens or ends the chat that follows the group. */
function ChatItem({ hasChat, onOpen, onEnd }: ChatItemProps) {
  const { i18n } = useLingui();
  return (
    <MenuItem icon={<IconMessage />} onSelect={hasChat ? onEnd : onOpen}>
      {hasChat ? i18n._('End the chat of this group') : i18n._('Open a chat for this group')}
    </MenuItem>
  );
}

/** The less common actions: moderators and staff manage the group, and everybody else can report it. */
export function GroupMenu({ group, onOpenChat, onEndChat, onDelete, onShow }: GroupMenuProps) {
  const { i18n } = useLingui();
  const { abilities, image, name, membership } = group;
  return (
    <MenuRoot>
      <MenuTrigger>
        <IconButton
          icon={<IconMore />}
          label={abilities.edit ? i18n._('Manage {name}', { name }) : i18n._('More about {name}', { name })}
        />
      </MenuTrigger>
      <MenuContent>
        {abilities.edit && (
          <>
            <MenuItem icon={<IconEdit />} onSelect={() => onShow('texts')}>
              {i18n._('Edit')}
            </MenuItem>
            <MenuItem icon={<IconImage />} onSelect={() => onShow('picture')}>
              {image === null ? i18n._('Add a picture') : i18n._('Change the picture')}
            </MenuItem>
          </>
        )}
        {abilities.moderate && membership === 'moderator' && (
          <ChatItem hasChat={group.chatId !== undefined} onEnd={onEndChat} onOpen={onOpenChat} />
        )}
        {canReport[membership] && (
          <MenuItem icon={<IconFlag />} onSelect={() => onShow('report')}>
            {i18n._('Report')}
          </MenuItem>
        )}
        {abilities.delete && (
          <>
            <MenuSeparator />
            <MenuItem icon={<IconTrash />} onSelect={onDelete} tone="danger">
              {i18n._('Delete group')}
            </MenuItem>
          </>
        )}
      </MenuContent>
    </MenuRoot>
  );
}
