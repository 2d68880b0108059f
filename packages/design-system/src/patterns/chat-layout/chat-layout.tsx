import type { ComponentProps, ReactNode } from 'react';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useFileDrop } from '../../utilities/file-drop.ts';
import sheet from '../post-composer/post-composer.module.css';
import styles from './chat-layout.module.css';

export type ChatLayoutProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What a phone shows alone. A desk shows the list and the thread beside each other, and the info panel only with `info`. */
  view: 'list' | 'thread' | 'info';
  /** The chats. */
  list: ReactNode;
  /** The open conversation: ChatHeader, ChatThread, ChatComposer; or what stands there while none is open. */
  thread: ReactNode;
  /** What is to be known about the conversation. */
  info?: ReactNode;
  /** Called with files that were dropped or pasted anywhere on the conversation. Without it, as where nothing can be written, only its parts take them. */
  onDropFiles?: ((files: readonly File[]) => void) | undefined;
};

/** The messages screen: list, conversation and info panel. On a phone each of them is a screen, with a way back. */
export function ChatLayout({ view, list, thread, info, onDropFiles, className, ...props }: ChatLayoutProps) {
  const chat = useChatMessages();
  const drop = useFileDrop((files) => onDropFiles?.(files));
  const pane = (name: ChatLayoutProps['view'], ...names: readonly (string | undefined)[]) =>
    classNames(styles.pane, ...names, view === name && styles.shown);
  return (
    <div {...props} className={classNames(styles.root, className)} data-component="chat-layout">
      <div className={styles.panes} data-view={view}>
        <div className={pane('list', styles.side, styles.list)} data-part="list">
          {list}
        </div>
        <div
          {...(onDropFiles === undefined ? {} : drop.handlers)}
          className={pane('thread', styles.thread)}
          data-part="thread"
        >
          {thread}
          {drop.dragging ? (
            <div className={classNames(sheet.drop, styles.drop)} data-part="drop">
              {chat.dropFiles}
            </div>
          ) : null}
        </div>
        {view === 'info' && info !== undefined ? (
          <div className={pane('info', styles.side, styles.info)} data-part="info">
            {info}
          </div>
        ) : null}
      </div>
    </div>
  );
}
