import { AlertDialog, Button } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useWrite } from '../../platform/use-write.ts';
import { useMessaging } from './chat-context.tsx';
import type { ThreadItem } from './thread-item.ts';

interface DeleteMessageDialogProps {
  chatId: string;
  item: ThreadItem;
  /** The other member's name. Null in a group chat. */
  name: string | null;
  onClose: () => void;
  /** Called after the message has disappeared, and with it the button that had the focus. */
  onRemoved: () => void;
}

/** Asks for whom a message is deleted. Only the sender can delete it for everyone. */
export function DeleteMessageDialog({ chatId, item, name, onClose, onRemoved }: DeleteMessageDialogProps) {
  const { i18n } = useLingui();
  const messaging = useMessaging();
  const { write, pending } = useWrite<'me' | 'everyone'>();
  const isForBoth = item.own && !item.isDeleted;

  const consequence = () => {
    if (name === null)
      return isForBoth
        ? i18n._('If you delete it for everyone, all members see only that it was deleted.')
        : i18n._('You no longer see this message. The other members keep it.');
    return isForBoth
      ? i18n._('If you delete it for everyone, you and {name} see only that it was deleted.', { name })
      : i18n._('You no longer see this message. {name} keeps it.', { name });
  };

  const remove = async (scope: 'me' | 'everyone') => {
    const { messageId } = item;
    if (messageId === null) return;
    await write(
      scope,
      async () => {
        await messaging.remove(chatId, messageId, scope);
        onClose();
        if (scope === 'me') onRemoved();
      },
      i18n._('The message could not be deleted'),
    );
  };

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={i18n._('Delete this message?')}
      description={consequence()}
      cancel={
        <Button disabled={pending !== null} variant="ghost">
          {i18n._('Cancel')}
        </Button>
      }
      action={
        <>
          <Button
            loading={pending === 'me'}
            onClick={() => void remove('me')}
            variant={isForBoth ? 'secondary' : 'danger'}
          >
            {i18n._('Delete for me')}
          </Button>
          {isForBoth ? (
            <Button loading={pending === 'everyone'} onClick={() => void remove('everyone')} variant="danger">
              {i18n._('Delete for everyone')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
