import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import {
  MentionTextArea,
  type MentionSource,
} from '../../components/mention-text-area/mention-text-area.tsx';
import { IconClose } from '../../icons/close.tsx';
import { IconReply } from '../../icons/reply.tsx';
import { useFeedMessages } from '../../i18n/use-feed-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { isComposing } from '../../utilities/composing.ts';
import { EmojiButton, type EmojiSource } from '../emoji-picker/emoji-button.tsx';
import styles from './comment-form.module.css';

export type CommentDraftProps = {
  /** The text of the new comment. */
  draft: string;
  /** Called with the text at every change. */
  onDraftChange: (draft: string) => void;
  /** Called to send the new comment. Never called if it has no text. */
  onSubmit: () => void;
  /** Whether the comment is being sent. */
  submitting: boolean;
  /** The author of the comment to which the member replies; null for a comment on the post. */
  replyTo: string | null;
  /** Called to comment on the post instead of replying. */
  onCancelReply: () => void;
  /** Shown in the empty field. */
  placeholder: string;
  /** The maximum length of a comment. */
  maxLength?: number | undefined;
  /** The people who can be mentioned. */
  mentions?: MentionSource | undefined;
  /** The emojis for the text. If omitted, the form has no button for emojis. */
  emojis?: EmojiSource | undefined;
};

type CommentFormProps = CommentDraftProps & {
  /**
   * How many times Reply was pressed. Each press focuses the field. A change of `replyTo` is not sufficient for this,
   * because two comments can have the same author.
   */
  timesAsked: number;
};

export function CommentForm({
  draft,
  onDraftChange,
  onSubmit,
  submitting,
  replyTo,
  timesAsked,
  onCancelReply,
  placeholder,
  maxLength,
  mentions,
  emojis,
}: CommentFormProps) {
  const feed = useFeedMessages();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (replyTo !== null) field.current?.focus();
  }, [replyTo]);

  useEffect(() => {
    if (timesAsked > 0) field.current?.focus();
  }, [timesAsked]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    if (draft.trim() === '') field.current?.focus();
    else onSubmit();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  const cancel = () => {
    onCancelReply();
    field.current?.focus();
  };

  return (
    <form
      className={classNames(styles.root, emojis !== undefined && styles.withEmojis)}
      data-component="comment-form"
      onSubmit={handleSubmit}
      ref={form}
    >
      <div className={styles.heading}>
        <label className={styles.label} htmlFor={id}>
          {replyTo === null ? (
            feed.yourComment
          ) : (
            <>
              <IconReply size="sm" />
              <span>{feed.replyingTo(replyTo)}</span>
            </>
          )}
        </label>
        {replyTo === null ? null : (
          <IconButton
            className={styles.cancel}
            icon={<IconClose size="sm" />}
            label={feed.cancelReply}
            onClick={cancel}
          />
        )}
      </div>
      <div className={styles.row}>
        <MentionTextArea
          autoGrow
          className={styles.field}
          enterKeyHint="send"
          id={id}
          mentions={mentions}
          name="comment"
          onChange={(event) => onDraftChange(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          placeholder={placeholder}
          readOnly={submitting}
          ref={field}
          rows={1}
          value={draft}
          {...(maxLength === undefined ? {} : { maxLength })}
        />
        {emojis === undefined ? null : (
          <span className={styles.emojis}>
            <EmojiButton disabled={submitting} emojis={emojis} fieldRef={field} />
          </span>
        )}
        <Button loading={submitting} type="submit">
          {feed.send}
        </Button>
      </div>
    </form>
  );
}
