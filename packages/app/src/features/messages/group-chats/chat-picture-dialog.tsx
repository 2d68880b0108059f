import { useLingui } from '@lingui/react';
import { PictureDialog } from '../../../forms/picture-dialog.tsx';
import type { Chat } from '../chat-cache.ts';
import { useGroupChats } from './use-group-chats.ts';

interface ChatPictureDialogProps {
  chat: Pick<Chat, 'chatId' | 'group'>;
  onClose: () => void;
}

/** A dialog to choose and crop the picture of a group chat, or to remove it. */
export function ChatPictureDialog({ chat: { chatId, group }, onClose }: ChatPictureDialogProps) {
  const { i18n } = useLingui();
  const groupChats = useGroupChats();
  return (
    <PictureDialog
      hasPicture={group !== undefined && group.image !== null}
      onClose={onClose}
      ratio={1}
      remove={() => groupChats.removePicture(chatId)}
      round
      send={(chosen, sending) => groupChats.setPicture(chatId, chosen, sending)}
      words={{
        title: i18n._('Picture of the chat'),
        saved: i18n._('The picture was saved.'),
        removal: i18n._('Remove the picture of the chat?'),
        failure: i18n._('The picture could not be changed'),
      }}
    />
  );
}
