import { ForwardDialog } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { useMessaging } from './chat-context.tsx';
import { chatTitle } from './chat-names.tsx';
import { forwardOf } from './outbox-forward.ts';
import type { ThreadItem } from './thread-item.ts';
import { useChats } from './use-chats.ts';

interface ForwardMessageDialogProps {
  item: ThreadItem;
  onClose: () => void;
}

/** The number of chats to which a message can be forwarded at once. */
const mostChats = 5;

/** A dialog to choose the chats to which a message is forwarded. */
export function ForwardMessageDialog({ item, onClose }: ForwardMessageDialogProps) {
  const { i18n } = useLingui();
  const app = useApp();
  const { outbox } = useMessaging();
  const [text, setText] = useState('');
  /** The names of the chosen chats by their ids, in the order in which they were chosen. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const search = useDebouncedValue(text.trim(), 250);
  const list = useChats(search);
  const chats = list.chats
    .filter(({ abilities }) => abilities.send)
    .map((chat) => ({
      id: chat.chatId,
      ...chatTitle(i18n, chat),
      online: chat.presence?.online === true,
    }));
  const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(chosen.values());

  const toggle = (id: string) => {
    const next = new Map(chosen);
    const name = chats.find((chat) => chat.id === id)?.name;
    if (!next.delete(id) && name !== undefined) next.set(id, name);
    setChosen(next);
  };

  const send = async () => {
    const forward = forwardOf(item);
    onClose();
    if (forward === null) return;
    const { showToast, showErrorToast } = createToasts(app);
    try {
      await outbox.forward([...chosen.keys()], forward);
      showToast(i18n._('Sending to {names}.', { names }));
    } catch (error) {
      showErrorToast(error, i18n._('The message could not be sent'));
    }
  };

  return (
    <ForwardDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={i18n._('Forward to')}
      submitLabel={i18n._('Send')}
      chats={chats}
      selectedIds={[...chosen.keys()]}
      onToggle={toggle}
      max={mostChats}
      summary={
        chosen.size === 0
          ? i18n._('Choose up to {count} chats. The author is not named.', { count: mostChats })
          : i18n._('To {names}', { names })
      }
      search={text}
      onSearchChange={setText}
      onSubmit={() => void send()}
      loading={list.isLoading || (list.isAwaited && chats.length === 0)}
      error={list.error}
      onRetry={list.retry}
      hasMore={list.hasMore}
      moreError={list.moreError}
      onLoadMore={list.loadMore}
      emptyText={search === '' ? i18n._('You have no other chats yet.') : i18n._('Nobody by that name')}
    />
  );
}
