import { acceptedMedia } from '@parvis/api-client/file-types';
import { PostComposer } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { fullName, nameParts } from '../people/index.ts';
import { useDraftGuard } from '../../platform/use-draft-guard.ts';
import type { PreparedFile } from '../../platform/pictures/prepare-files.ts';
import { useFilePreparation } from '../../platform/use-file-preparation.ts';
import { useWrite } from '../../platform/use-write.ts';
import { errorsByField, type FieldErrors } from '../../platform/field-errors.ts';
import { useFeed } from './use-feed.ts';
import { usePostDraft } from './use-post-draft.ts';

/** The contract counts characters, not UTF-16 units. */
const characters = (text: string) => Array.from(text).length;

const longestContent = 5000;
const longestTitle = 200;

const loadFiles = () => import('./prepare-post-files.ts');

/** The composer, for the community's or a group's feed. */
export function FeedComposer({ groupId = null }: { groupId?: string | null }) {
  const { i18n } = useLingui();
  const member = useSignedInMember();
  const { feed, showToast, showErrorToast } = useFeed();
  const { draft, file, change, attach, clear } = usePostDraft(member._id, groupId);
  const [progress, setProgress] = useState<number | null>(null);
  const { pending, write } = useWrite<'send'>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  useDraftGuard();

  const preparation = useFilePreparation({
    load: loadFiles,
    onPrepared: takePrepared,
    submit: () => void submit(),
  });

  function faults(): FieldErrors {
    const found: Record<string, string> = {};
    if (characters(draft.title) > longestTitle) found['title'] = i18n._('Please use at most 200 characters.');
    if (characters(draft.content) > longestContent) {
      found['content'] = i18n._('Please use at most 5,000 characters.');
    }
    return found;
  }

  function choose(chosen: File | null): void {
    const { images: _, ...others } = errors;
    setErrors(others);
    preparation.replace(chosen);
    if (chosen === null) attach(null);
  }

  function takePrepared(prepared: PreparedFile): void {
    if (prepared.refusal === null) attach(prepared.file);
    else setErrors({ ...errors, images: prepared.refusal });
  }

  async function submit(): Promise<void> {
    if (pending !== null || draft.content.trim() === '') return;
    const found = faults();
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setProgress(file === null ? null : 0);
    await write(
      'send',
      async () => {
        const { key, ...text } = draft;
        await feed.create(
          { ...text, file },
          {
            key,
            groupId,
            // After the upload the server still processes the file, which takes an unknown time.
            onProgress: (percent) => setProgress(percent < 100 ? percent : null),
          },
        );
        clear();
        showToast(i18n._('Your post is published.'));
      },
      (error) => {
        setErrors(errorsByField(error));
        showErrorToast(error, i18n._('Error creating post'));
      },
    );
  }

  const { title, content, imageDescription } = draft;
  return (
    <PostComposer
      ref={form}
      author={{ name: fullName(member), person: nameParts(member), picture: member.avatar }}
      value={{ title, content, imageDescription }}
      file={preparation.pending.at(-1) ?? file}
      accept={acceptedMedia}
      onChange={change}
      onFileChange={choose}
      onSubmit={preparation.submit}
      submitting={pending !== null || preparation.isSubmitWaiting}
      progress={pending === null ? null : progress}
      maxContent={longestContent}
      errors={{
        title: errors['title'],
        content: errors['content'],
        file: errors['images'],
        imageDescription: errors['imageDescription'],
      }}
    />
  );
}
