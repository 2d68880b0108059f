import { DialogContent, DialogRoot, Field, TextArea } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { FormFooter } from '../../forms/form-footer.tsx';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import { errorsByField } from '../../platform/field-errors.ts';
import { useWrite } from '../../platform/use-write.ts';
import type { Post } from './post-cache.ts';
import { useFeed } from './use-feed.ts';

interface AnsweredDialogProps {
  post: Post;
  onClose: () => void;
}

/** Marks a prayer intention as answered, or changes the thanks. */
export function AnsweredDialog({ post: { _id: id, intention }, onClose }: AnsweredDialogProps) {
  const { i18n } = useLingui();
  const { feed, showToast, showErrorToast } = useFeed();
  const stored = intention?.thanks ?? '';
  const isAnswered = (intention?.answeredAt ?? null) !== null;
  const [thanks, setThanks] = useState(stored);
  const [error, setError] = useState<string | undefined>();
  const { pending, write } = useWrite();
  const leave = useDiscardGuard(thanks !== stored, onClose);

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    await write(
      'save',
      async () => {
        await feed.markAnswered(id, thanks);
        showToast(
          isAnswered ? i18n._('Your thanks are saved.') : i18n._('Your prayer is marked as answered.'),
        );
        onClose();
      },
      (failure) => {
        setError(errorsByField(failure)['thanks']);
        showErrorToast(failure, i18n._('The prayer could not be marked as answered'));
      },
    );
  }

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        title={isAnswered ? i18n._('Edit your thanks') : i18n._('Has your prayer been answered?')}
        {...(isAnswered
          ? {}
          : { description: i18n._('Everyone who is praying for you gets a notification.') })}
        size="sm"
      >
        <form onSubmit={(event) => void save(event)}>
          <Field label={i18n._('Your thanks (optional)')} error={error}>
            <TextArea
              autoGrow
              value={thanks}
              maxLength={500}
              showCount
              onChange={(event) => setThanks(event.target.value)}
            />
          </Field>
          <FormFooter
            isSending={pending !== null}
            onCancel={leave}
            submitLabel={isAnswered ? i18n._('Save changes') : i18n._('Mark prayer as answered')}
          />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
