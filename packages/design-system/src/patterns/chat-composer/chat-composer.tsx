import {
  useId,
  useRef,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { IconInfo } from '../../icons/info.tsx';
import { IconSend } from '../../icons/send.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useCoarsePointer } from '../../utilities/coarse-pointer.ts';
import { isComposing } from '../../utilities/composing.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import field from '../comments-dialog/comment-form.module.css';
import { FileAttachment, type FileAttachmentProps } from '../file-attachment/file-attachment.tsx';
import sheet from '../post-composer/post-composer.module.css';
import { useFileDrop } from '../../utilities/file-drop.ts';
import { useDropArea } from '../chat-layout/drop-area-context.ts';
import { AttachButton } from './attach-button.tsx';
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
};

export type ChatComposerProps = Omit<ComponentProps<'form'>, 'onChange' | 'onSubmit' | 'children'> & {
  /** What is written. */
  value: string;
  /** Called with all that is written, as it is written. */
  onChange: (value: string) => void;
  /** Called to send, never without a word or a file. What is written stays until the site empties it. */
  onSend: () => void;
  /** The files that go with the message. */
  attachments?: readonly ComposerAttachment[];
  /**
   * Called with files that were picked, pasted or dropped, within a ChatLayout anywhere on the conversation. Without it
   * no file can be attached.
   */
  onAttach?: (files: readonly File[]) => void;
  /** Which files may be picked, as the attribute `accept` says it. */
  accept?: string;
  /** Names the field; without it 'Message'. */
  label?: string;
  /** Shown in the empty field; without it 'Write a message'. */
  placeholder?: string;
  /** Why nothing can be written here. It takes the place of the field. */
  blocked?: ReactNode;
  /** What is wrong, and what helps: a file that is too large. */
  error?: ReactNode;
  /** The greatest length of a message, in characters. */
  maxLength?: number;
  /** What is above the field: the message that is answered, or the listing that is asked about. */
  card?: ReactNode;
  /** The field itself. */
  fieldRef?: ComponentProps<'textarea'>['ref'];
};

const none: readonly ComposerAttachment[] = [];

/** The field in which a message is written. Enter sends it, Shift and Enter begin a line; by touch Enter begins one too. */
export function ChatComposer({
  value,
  onChange,
  onSend,
  attachments = none,
  onAttach,
  accept,
  label,
  placeholder,
  blocked,
  error,
  maxLength,
  card,
  fieldRef,
  className,
  ref,
  ...props
}: ChatComposerProps) {
  const chat = useChatMessages();
  // The keyboard of a phone has no Shift and Enter.
  const isTouch = useCoarsePointer();
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const mergedRef = useMergedRef(form, ref);
  const text = useRef<HTMLTextAreaElement>(null);
  const mergedFieldRef = useMergedRef(text, fieldRef);
  const drop = useFileDrop((files) => onAttach?.(files));
  const failed = error !== undefined && error !== null;
  const isBlocked = blocked !== undefined && blocked !== null;
  useDropArea(isBlocked ? undefined : onAttach);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBlocked) return;
    if (value.trim() !== '' || attachments.length > 0) onSend();
    text.current?.focus();
  };

  // A press that took the focus would let the keyboard of a phone go, and whoever writes on would have to call it back.
  const keepFocus = (event: MouseEvent) => {
    if (document.activeElement === text.current) event.preventDefault();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isTouch || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  const takeAway = (onRemove: () => void) => () => {
    onRemove();
    text.current?.focus();
  };

  return (
    <form
      {...props}
      {...(onAttach === undefined || isBlocked ? {} : drop.handlers)}
      aria-label={label ?? chat.message}
      className={classNames(styles.root, className)}
      data-component="chat-composer"
      noValidate
      onSubmit={handleSubmit}
      ref={mergedRef}
    >
      {isBlocked ? (
        <Stack direction="row" gap={2} role="status">
          <IconInfo />
          <Text as="span" tone="muted">
            {blocked}
          </Text>
        </Stack>
      ) : (
        <>
          {card}
          {attachments.length === 0 ? null : (
            <ul aria-label={chat.attachments} className={styles.attachments} data-part="attachments">
              {attachments.map(({ id, onCancel, onRemove, ...attachment }) => (
                <li key={id}>
                  <FileAttachment
                    {...attachment}
                    onMouseDown={keepFocus}
                    onCancel={onCancel === undefined ? undefined : takeAway(onCancel)}
                    onRemove={onRemove === undefined ? undefined : takeAway(onRemove)}
                  />
                </li>
              ))}
            </ul>
          )}
          {failed ? (
            <Text id={errorId} role="alert" size="sm" tone="danger">
              {error}
            </Text>
          ) : null}
          <div className={field.row}>
            {onAttach === undefined ? null : (
              <AttachButton
                accept={accept}
                label={chat.attachFiles}
                onMouseDown={keepFocus}
                onPick={onAttach}
              />
            )}
            <TextArea
              aria-describedby={failed ? errorId : undefined}
              aria-label={label ?? chat.message}
              autoComplete="off"
              autoGrow
              className={field.field}
              enterKeyHint={isTouch ? 'enter' : 'send'}
              name="message"
              onChange={(event) => onChange(event.currentTarget.value)}
              onKeyDown={handleKeyDown}
              placeholder={placeholder ?? chat.messagePlaceholder}
              ref={mergedFieldRef}
              rows={1}
              value={value}
              {...(maxLength === undefined ? {} : { maxLength })}
            />
            <IconButton
              icon={<IconSend />}
              label={chat.send}
              onMouseDown={keepFocus}
              type="submit"
              variant="primary"
            />
          </div>
          {drop.dragging ? (
            <div className={sheet.drop} data-part="drop">
              {chat.dropFiles}
            </div>
          ) : null}
        </>
      )}
    </form>
  );
}
