import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import {
  MentionTextArea,
  type MentionSource,
} from '../../components/mention-text-area/mention-text-area.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { IconCheck } from '../../icons/check.tsx';
import { IconMicrophone } from '../../icons/microphone.tsx';
import { IconInfo } from '../../icons/info.tsx';
import { IconSend } from '../../icons/send.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { useMediaMessages } from '../../i18n/use-media-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useCoarsePointer } from '../../utilities/coarse-pointer.ts';
import { isComposing } from '../../utilities/composing.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { ChatQuote, type ChatQuoteProps } from '../chat-quote/chat-quote.tsx';
import { EmojiButton, type EmojiSource } from '../emoji-picker/emoji-button.tsx';
import field from '../comments-dialog/comment-form.module.css';
import sheet from '../post-composer/post-composer.module.css';
import { useFileDrop } from '../../utilities/file-drop.ts';
import { useDropArea } from '../chat-layout/drop-area-context.ts';
import { AttachButton } from './attach-button.tsx';
import { AttachmentList, type ComposerAttachment } from './attachment-list.tsx';
import styles from './chat-composer.module.css';

export type ChatComposerProps = Omit<ComponentProps<'form'>, 'onChange' | 'onSubmit' | 'children'> & {
  /** The text of the message. */
  value: string;
  /** Called with the text at every change. */
  onChange: (value: string) => void;
  /** Called to send the message. Never called if there is neither text nor a file. The site clears the text itself. */
  onSend: () => void;
  /** The attached files. */
  attachments?: readonly ComposerAttachment[];
  /**
   * Called with the files that a member picks, pastes or drops. In a ChatLayout, this includes files dropped
   * anywhere on the conversation. If omitted, files cannot be attached.
   */
  onAttach?: (files: readonly File[]) => void;
  /** The `accept` attribute of the file input. */
  accept?: string;
  /** The accessible name of the field; by default 'Message'. */
  label?: string;
  /** Shown in the empty field; by default 'Write a message'. */
  placeholder?: string;
  /** The reason why the member cannot write. It is shown instead of the field. */
  blocked?: ReactNode;
  /** The error message, for example if a file is too large. */
  error?: ReactNode;
  /** The maximum length of a message in characters. */
  maxLength?: number;
  /** The message to which the member replies. Escape in the field removes it. */
  quote?: ChatQuoteProps | undefined;
  /** Content above the field, such as the listing that the message is about. */
  card?: ReactNode;
  /** Set while the field has the text of a sent message. The button then saves it, and Escape cancels. */
  editing?: { readonly onCancel: () => void } | undefined;
  /** Called when ArrowUp is pressed in the empty field, to edit the newest own message. */
  onEditLast?: (() => void) | undefined;
  /** The emojis. If omitted, the field has no button for emojis. */
  emojis?: EmojiSource | undefined;
  /**
   * Called to record a voice note. While there is neither text nor a file, its button takes the place of Send. If
   * omitted, voice notes cannot be recorded.
   */
  onRecord?: (() => void) | undefined;
  /** A VoiceRecorder. While it is set, it takes the place of the field. */
  recorder?: ReactNode;
  /** The people who can be mentioned, in a group chat. */
  mentions?: MentionSource | undefined;
  /** A ref to the field. */
  fieldRef?: ComponentProps<'textarea'>['ref'];
};

const none: readonly ComposerAttachment[] = [];

/**
 * The field for writing a message. Enter sends it, and Shift+Enter inserts a line break. On touch devices,
 * Enter also inserts a line break.
 */
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
  quote,
  card,
  editing,
  onEditLast,
  emojis,
  onRecord,
  recorder,
  mentions,
  fieldRef,
  className,
  ref,
  ...props
}: ChatComposerProps) {
  const chat = useChatMessages();
  const media = useMediaMessages();
  // On touch devices Enter inserts a line break, because a phone's keyboard has no Shift+Enter.
  const isTouch = useCoarsePointer();
  const errorId = useId();
  const editingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const mergedRef = useMergedRef(form, ref);
  const text = useRef<HTMLTextAreaElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const mergedFieldRef = useMergedRef(text, fieldRef);
  const drop = useFileDrop((files) => onAttach?.(files));
  const failed = error !== undefined && error !== null;
  const isBlocked = blocked !== undefined && blocked !== null;
  const described = [...(editing === undefined ? [] : [editingId]), ...(failed ? [errorId] : [])].join(' ');
  useDropArea(isBlocked ? undefined : onAttach);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBlocked) return;
    if (value.trim() !== '' || attachments.length > 0) onSend();
    text.current?.focus();
  };

  // Presses must not move the focus. Otherwise a phone would hide its keyboard, and the member would have to open the
  // keyboard again.
  const keepFocus = (event: MouseEvent) => {
    if (document.activeElement === text.current) event.preventDefault();
  };

  const isEditing = editing !== undefined;
  const isRecording = recorder !== undefined && recorder !== null && !isEditing;
  const canRecord = onRecord !== undefined && !isEditing && value.trim() === '' && attachments.length === 0;
  const endRecording = useEffectEvent(() => {
    // The field would open the keyboard of a phone.
    (isTouch ? submit.current : text.current)?.focus({ preventScroll: true });
  });
  useEffect(() => (isRecording ? () => endRecording() : undefined), [isRecording]);

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && isEditing) {
      event.preventDefault();
      event.stopPropagation();
      editing.onCancel();
      return;
    }
    if (event.key === 'Escape' && quote?.onRemove !== undefined) {
      event.preventDefault();
      quote.onRemove();
      return;
    }
    if (event.key === 'ArrowUp' && value === '' && !isEditing && onEditLast !== undefined) {
      event.preventDefault();
      onEditLast();
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey || isTouch) return;
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
          {isEditing ? (
            <div className={styles.editing} data-part="editing">
              <Text as="span" id={editingId} size="sm" tone="muted">
                {chat.editMessage}
              </Text>
              <Button onClick={takeAway(editing.onCancel)} onMouseDown={keepFocus} size="sm" variant="ghost">
                {chat.cancel}
              </Button>
            </div>
          ) : null}
          {quote === undefined ? null : (
            <ChatQuote
              {...quote}
              onMouseDown={keepFocus}
              onRemove={quote.onRemove === undefined ? undefined : takeAway(quote.onRemove)}
            />
          )}
          {card}
          {attachments.length === 0 ? null : (
            <AttachmentList attachments={attachments} fieldRef={text} onMouseDown={keepFocus} />
          )}
          {failed ? (
            <Text id={errorId} role="alert" size="sm" tone="danger">
              {error}
            </Text>
          ) : null}
          {isRecording ? (
            recorder
          ) : (
            <div className={field.row}>
              {onAttach === undefined ? null : (
                <AttachButton
                  accept={accept}
                  label={chat.attachFiles}
                  onMouseDown={keepFocus}
                  onPick={onAttach}
                />
              )}
              <MentionTextArea
                aria-describedby={described === '' ? undefined : described}
                aria-label={label ?? chat.message}
                autoComplete="off"
                autoGrow
                className={field.field}
                enterKeyHint={isTouch ? 'enter' : 'send'}
                mentions={mentions}
                name="message"
                onChange={(event) => onChange(event.currentTarget.value)}
                onKeyDown={handleKeyDown}
                placeholder={placeholder ?? chat.messagePlaceholder}
                ref={mergedFieldRef}
                rows={1}
                value={value}
                {...(maxLength === undefined ? {} : { maxLength })}
              />
              {emojis === undefined ? null : <EmojiButton emojis={emojis} fieldRef={text} />}
              {canRecord ? (
                <IconButton icon={<IconMicrophone />} label={media.record} onClick={onRecord} ref={submit} />
              ) : (
                <IconButton
                  icon={isEditing ? <IconCheck /> : <IconSend />}
                  label={isEditing ? chat.saveEdit : chat.send}
                  onMouseDown={keepFocus}
                  ref={submit}
                  type="submit"
                  variant="primary"
                />
              )}
            </div>
          )}
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
