import { lazyValue } from '../../../platform/lazy-value.ts';
import { useLazyDialogs } from '../../../platform/use-lazy-dialogs.ts';
import type { Chat } from '../chat-cache.ts';

type Dialogs = typeof import('./dialogs.ts');
export type GroupChatDialog = 'details' | 'picture' | 'add' | 'invite' | 'report';

// Loads these dialogs on demand, because most visits to the messages open none of them.
const code = lazyValue(() => import('./dialogs.ts'));

/** A dialog returns the focus in a timeout after it has closed. */
const focusReturned = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** The dialog that creates a group chat. It replaces another dialog, which `closeOther` closes. */
export function useNewGroupChatDialog(onCreated: (chatId: string) => void, closeOther: () => void) {
  const { opened, show, close } = useLazyDialogs<Dialogs, 'new'>(code);
  return {
    dialog:
      opened === null ? null : (
        <opened.dialogs.NewGroupChatDialog
          onClose={close}
          onCreated={(chatId) => {
            close();
            onCreated(chatId);
          }}
        />
      ),
    show: () =>
      show('new', async () => {
        closeOther();
        // This dialog then returns the focus to the same element.
        await focusReturned();
      }),
  };
}

/** The dialogs in which owners manage a group chat, and members report it. */
export function useGroupChatDialogs(chat: Chat) {
  const { opened, show, close } = useLazyDialogs<Dialogs, GroupChatDialog>(code);

  const dialogOf = ({ kind, dialogs }: NonNullable<typeof opened>) => {
    if (kind === 'details') return <dialogs.ChatDetailsDialog chat={chat} onClose={close} />;
    if (kind === 'picture') return <dialogs.ChatPictureDialog chat={chat} onClose={close} />;
    if (kind === 'add') return <dialogs.AddMembersDialog chat={chat} onClose={close} />;
    if (kind === 'report') {
      const subject = { subjectType: 'group_chat', subjectId: chat.chatId } as const;
      return <dialogs.ReportDialog subject={subject} onClose={close} />;
    }
    return <dialogs.ChatInviteDialog chat={chat} onClose={close} />;
  };

  return { dialog: opened === null ? null : dialogOf(opened), show };
}
