import { Button, IconEdit, IconImage, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { GroupChat } from './group-chats.ts';
import type { GroupChatDialog } from './use-group-chat-dialogs.tsx';

interface GroupChatActionsProps {
  group: GroupChat;
  /** Opens a dialog. */
  onShow: (dialog: GroupChatDialog) => void;
}

/** The buttons with which owners change the name, the description and the picture of a group chat. */
export function GroupChatActions({ group, onShow }: GroupChatActionsProps) {
  const { i18n } = useLingui();
  return (
    <Stack direction="row" gap={2} justify="center" wrap>
      <Button
        leadingIcon={<IconEdit size="sm" />}
        onClick={() => onShow('details')}
        size="sm"
        variant="secondary"
      >
        {i18n._('Edit')}
      </Button>
      <Button
        leadingIcon={<IconImage size="sm" />}
        onClick={() => onShow('picture')}
        size="sm"
        variant="secondary"
      >
        {group.image === null ? i18n._('Add a picture') : i18n._('Change the picture')}
      </Button>
    </Stack>
  );
}
