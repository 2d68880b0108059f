import { DialogContent, DialogRoot, EmojiButton, Field, MentionTextArea } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { FormFooter } from '../../forms/form-footer.tsx';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import { useEmojis } from '../../platform/use-emojis.ts';
import { useMentions } from '../mentions/index.ts';
import type { Comment } from './comment-cache.ts';
import { errorsByField } from '../../platform/field-errors.ts';
import { useComments } from './use-comments.ts';
import { useFeed } from './use-feed.ts';
import { useWrite } from '../../platform/use-write.ts';

type EditCommentDialogProps = {
  comment: Comment;
  /** The group of the post. */
  groupId: string | null;
  onClose: () => void;
};

export function EditCommentDialog({ comment, groupId, onClose }: EditCommentDialogProps) {
  const { i18n } = useLingui();
  const { showErrorToast } = useFeed();
  const comments = useComments();
  const [content, setContent] = useState(comment.content);
  const mentions = useMentions(groupId, comment.mentions);
  const emojis = useEmojis();
  const { pending, write } = useWrite();
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isChanged = content !== comment.content;
  const leave = useDiscardGuard(isChanged, onClose);

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!isChanged) {
      onClose();
      return;
    }
    if (content.trim() === '') {
      setError(i18n._('Please write a text.'));
      field.current?.focus();
      return;
    }
    await write(
      'save',
      async () => {
        await comments.edit(comment, content, mentions.idsIn(content));
        onClose();
      },
      (failure) => {
        setError(errorsByField(failure)['content']);
        showErrorToast(failure, i18n._('Error updating comment'));
      },
    );
  }

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent title={i18n._('Edit comment')} size="sm">
        <form onSubmit={(event) => void save(event)}>
          <Field label={i18n._('Comment')} error={error}>
            <MentionTextArea
              autoGrow
              mentions={mentions.source}
              value={content}
              maxLength={2000}
              showCount
              onChange={(event) => setContent(event.target.value)}
              ref={field}
              tools={<EmojiButton emojis={emojis} fieldRef={field} />}
            />
          </Field>
          <FormFooter isSending={pending !== null} onCancel={leave} submitLabel={i18n._('Save changes')} />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
