import { useLingui } from '@lingui/react';
import { useCallback, useState, type ReactNode } from 'react';
import { useApp } from '../../app-context.tsx';
import { lazyValue } from '../../platform/lazy-value.ts';
import { createToasts } from '../../platform/toasts.ts';
import type { ThreadItem } from './thread-item.ts';

type Dialogs = typeof import('./dialogs.ts');
type Opened = { kind: 'report' | 'picture' | 'delete' | 'forward'; id: string; dialogs: Dialogs };

const dialogs = lazyValue((): Promise<Dialogs> => import('./dialogs.ts'));

interface Conversation {
  readonly chatId: string;
  /** The other member's name. */
  readonly name: string;
  readonly items: readonly ThreadItem[];
  readonly authorOf: (item: ThreadItem) => string;
  /** Called after a message has disappeared, to move the focus. */
  readonly onRemoved: () => void;
}

/** The actions on a message, and the dialog that an action opens. */
export function useBubbleActions({ chatId, name, items, authorOf, onRemoved }: Conversation) {
  const { i18n } = useLingui();
  const app = useApp();
  const [opened, setOpened] = useState<Opened | null>(null);

  const open = useCallback(
    async (kind: Opened['kind'], id: string) => {
      try {
        setOpened({ kind, id, dialogs: await dialogs.retry() });
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
    viewPicture: useCallback((id: string) => void open('picture', id), [open]),
    dialog: dialog(),
  };
}
