import { useLingui } from '@lingui/react';
import { useCallback, useState, type ReactNode } from 'react';
import { useApp } from '../../app-context.tsx';
import { lazyValue } from '../../platform/lazy-value.ts';
import { createToasts } from '../../platform/toasts.ts';
import type { ReactionType } from './message-reactions.ts';
import type { KnownPeople } from './reacted-members.ts';
import type { ThreadItem } from './thread-item.ts';

type Dialogs = typeof import('./dialogs.ts');
type Opened = {
  kind: 'report' | 'picture' | 'delete' | 'forward' | 'readers' | 'reactions';
  id: string;
  /** The reaction that was pressed. */
  reaction?: ReactionType | undefined;
  dialogs: Dialogs;
};

const dialogs = lazyValue((): Promise<Dialogs> => import('./dialogs.ts'));

interface Conversation {
  readonly chatId: string;
  /** The other member's name. Null in a group chat. */
  readonly name: string | null;
  readonly items: readonly ThreadItem[];
  readonly authorOf: (item: ThreadItem) => string;
  /** The people of a group chat. */
  readonly people: KnownPeople | undefined;
  /** Undefined if the member cannot write. */
  readonly onReact: ((messageId: string, type: ReactionType | null) => void) | undefined;
  /** Called after a message has disappeared, to move the focus. */
  readonly onRemoved: () => void;
}

/** The actions on a message, and the dialog that an action opens. */
export function useBubbleActions({
  chatId,
  name,
  items,
  authorOf,
  people,
  onReact,
  onRemoved,
}: Conversation) {
  const { i18n } = useLingui();
  const app = useApp();
  const [opened, setOpened] = useState<Opened | null>(null);

  const open = useCallback(
    async (kind: Opened['kind'], id: string, reaction?: ReactionType) => {
      try {
        setOpened({ kind, id, reaction, dialogs: await dialogs.retry() });
      } catch (error) {
        createToasts(app).showErrorToast(error, i18n._('Please check your connection and try again.'));
      }
    },
    [app, i18n],
  );

  const copy = useCallback(
    async (text: string) => {
      const { showToast, showErrorToast } = createToasts(app);
      try {
        await navigator.clipboard.writeText(text);
        showToast(i18n._('Copied.'));
      } catch (error) {
        showErrorToast(error, i18n._('The text could not be copied.'));
      }
    },
    [app, i18n],
  );

  const close = () => setOpened(null);
  const dialog = (): ReactNode => {
    if (opened === null) return null;
    const { ReportDialog, ChatLightbox, DeleteMessageDialog, ForwardMessageDialog } = opened.dialogs;
    if (opened.kind === 'delete') {
      const chosen = items.find(({ id }) => id === opened.id);
      return chosen === undefined ? null : (
        <DeleteMessageDialog
          chatId={chatId}
          item={chosen}
          name={name}
          onClose={close}
          onRemoved={onRemoved}
        />
      );
    }
    if (opened.kind === 'forward') {
      const chosen = items.find(({ id }) => id === opened.id);
      return chosen === undefined ? null : <ForwardMessageDialog item={chosen} onClose={close} />;
    }
    if (opened.kind === 'readers') {
      const { MessageReadersDialog } = opened.dialogs;
      return <MessageReadersDialog messageId={opened.id} onClose={close} />;
    }
    if (opened.kind === 'reactions') {
      const { MessageReactionsDialog } = opened.dialogs;
      const chosen = items.find(({ id }) => id === opened.id);
      return chosen === undefined || people === undefined ? null : (
        <MessageReactionsDialog
          chatId={chatId}
          item={chosen}
          onClose={close}
          onReact={onReact}
          people={people}
          type={opened.reaction ?? 'like'}
        />
      );
    }
    if (opened.kind === 'report')
      return <ReportDialog subject={{ subjectType: 'message', subjectId: opened.id }} onClose={close} />;
    const pictures = items.filter(({ type, isFileDeleted }) => type === 'image' && !isFileDeleted);
    const current = pictures.find(({ id }) => id === opened.id);
    return current === undefined ? null : (
      <ChatLightbox
        authorOf={authorOf}
        current={current}
        onChange={(id) => setOpened({ ...opened, id })}
        onClose={close}
        pictures={pictures}
      />
    );
  };

  return {
    copy: useCallback((text: string) => void copy(text), [copy]),
    report: useCallback((messageId: string) => void open('report', messageId), [open]),
    askToDelete: useCallback((id: string) => void open('delete', id), [open]),
    forward: useCallback((id: string) => void open('forward', id), [open]),
    showReaders: useCallback((messageId: string) => void open('readers', messageId), [open]),
    showReactions: useCallback((id: string, type: ReactionType) => void open('reactions', id, type), [open]),
    viewPicture: useCallback((id: string) => void open('picture', id), [open]),
    dialog: dialog(),
  };
}
