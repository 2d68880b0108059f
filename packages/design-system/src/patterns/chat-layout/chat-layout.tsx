import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useFileDrop } from '../../utilities/file-drop.ts';
import { useKeyboardScrolling } from '../../utilities/keyboard-scrolling.ts';
import sheet from '../post-composer/post-composer.module.css';
import styles from './chat-layout.module.css';
import { DropAreaContext } from './drop-area-context.ts';

export type ChatLayoutProps = Omit<ComponentProps<'div'>, 'children'> & {
  /**
   * The part that a phone shows. A desktop always shows the list and the thread. A desktop shows the info panel only if
   * `view` is 'info'.
   */
  view: 'list' | 'thread' | 'info';
  /** The chats. */
  list: ReactNode;
  /**
   * The open conversation: ChatHeader, ChatThread and ChatComposer. If no conversation is open, a placeholder. Files
   * that are dropped anywhere on the conversation go to the composer.
   */
  thread: ReactNode;
  /** Information about the conversation. */
  info?: ReactNode;
};

/**
 * The messages screen with the list, the conversation and the info panel. On a phone each is a separate screen
 * with a way back.
 */
export function ChatLayout({ view, list, thread, info, className, ...props }: ChatLayoutProps) {
  const keyboardScrolling = useKeyboardScrolling();
  const chat = useChatMessages();
  const [take, setTake] = useState<((files: readonly File[]) => void) | null>(null);
  const registerTaker = useCallback((taker: typeof take) => setTake(() => taker), []);
  const drop = useFileDrop((files) => take?.(files));
  const pane = (name: ChatLayoutProps['view'], ...names: readonly (string | undefined)[]) =>
    classNames(styles.pane, ...names, view === name && styles.shown);
  return (
    <div {...props} className={classNames(styles.root, className)} data-component="chat-layout">
      <div className={styles.panes} data-view={view}>
        <div className={pane('list', styles.side, styles.list)} data-part="list" ref={keyboardScrolling}>
          {list}
        </div>
        <div
          {...(take === null ? {} : drop.handlers)}
          className={pane('thread', styles.thread)}
          data-part="thread"
        >
          <DropAreaContext value={registerTaker}>{thread}</DropAreaContext>
          {drop.dragging ? (
            <div className={classNames(sheet.drop, styles.drop)} data-part="drop">
              {chat.dropFiles}
            </div>
          ) : null}
        </div>
        {view === 'info' && info !== undefined ? (
          <div className={pane('info', styles.side, styles.info)} data-part="info" ref={keyboardScrolling}>
            {info}
          </div>
        ) : null}
      </div>
    </div>
  );
}
