import { useLayoutEffect, useRef, useState, type MouseEventHandler, type RefObject } from 'react';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconArrowDown } from '../../icons/arrow-down.tsx';
import { IconArrowUp } from '../../icons/arrow-up.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { FileAttachment, type FileAttachmentProps } from '../file-attachment/file-attachment.tsx';
import { plainFileName } from '../file-attachment/file-name.ts';
import styles from './chat-composer.module.css';

export type ComposerAttachment = Pick<
  FileAttachmentProps,
  | 'name'
  | 'kind'
  | 'size'
  | 'thumbnail'
  | 'state'
  | 'progress'
  | 'error'
  | 'onCancel'
  | 'onRetry'
  | 'onRemove'
> & {
  readonly id: string;
  /** Called to move the file one place up. */
  readonly onMoveEarlier?: (() => void) | undefined;
  /** Called to move the file one place down. */
  readonly onMoveLater?: (() => void) | undefined;
};

type AttachmentListProps = {
  attachments: readonly ComposerAttachment[];
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Keeps the focus in the field. */
  onMouseDown: MouseEventHandler;
};

/** The attached files of a message, in the order in which they are sent. */
export function AttachmentList({ attachments, fieldRef, onMouseDown }: AttachmentListProps) {
  const chat = useChatMessages();
  const controls = useControlMessages();
  const list = useRef<HTMLUListElement>(null);
  const focusAfter = useRef<{ readonly id: string; readonly part: string } | null>(null);
  const [announcement, setAnnouncement] = useState('');

  // Browsers blur an element that is moved, so the focus is set again.
  useLayoutEffect(() => {
    const wanted = focusAfter.current;
    focusAfter.current = null;
    if (wanted === null) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-file="${CSS.escape(wanted.id)}"] [data-part="${wanted.part}"]`)
      ?.focus();
  });

  const takeAway = (onRemove: (() => void) | undefined) =>
    onRemove &&
    (() => {
      onRemove();
      fieldRef.current?.focus();
    });

  return (
    <>
      <ul aria-label={chat.attachments} className={styles.attachments} data-part="attachments" ref={list}>
        {attachments.map(({ id, onCancel, onRemove, onMoveEarlier, onMoveLater, ...attachment }, index) => {
          const name = plainFileName(attachment.name);
          const move = (onMove: () => void, part: string, to: number) => () => {
            if (document.activeElement !== fieldRef.current) focusAfter.current = { id, part };
            onMove();
            setAnnouncement(`${name}: ${chat.position(to + 1, attachments.length)}`);
          };
          return (
            <li data-file={id} key={id}>
              <FileAttachment
                {...attachment}
                actions={
                  onMoveEarlier === undefined && onMoveLater === undefined ? null : (
                    <span className={styles.order}>
                      <IconButton
                        aria-disabled={onMoveEarlier === undefined}
                        data-part="earlier"
                        icon={<IconArrowUp />}
                        label={controls.moveEarlier(name)}
                        onClick={onMoveEarlier && move(onMoveEarlier, 'earlier', index - 1)}
                      />
                      <IconButton
                        aria-disabled={onMoveLater === undefined}
                        data-part="later"
                        icon={<IconArrowDown />}
                        label={controls.moveLater(name)}
                        onClick={onMoveLater && move(onMoveLater, 'later', index + 1)}
                      />
                    </span>
                  )
                }
                onCancel={takeAway(onCancel)}
                onMouseDown={onMouseDown}
                onRemove={takeAway(onRemove)}
              />
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
