import { acceptedMedia } from '@parvis/api-client/file-types';
import { PostComposer, Sheet, type PostComposerProps } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { errorsByField, type FieldErrors } from '../../platform/field-errors.ts';
import type { PreparedFile } from '../../platform/pictures/prepare-files.ts';
import { useFilePreparation } from '../../platform/use-file-preparation.ts';
import { useWrite } from '../../platform/use-write.ts';
import { useMentions } from '../mentions/index.ts';
import { useFeed } from './use-feed.ts';
import type { PostDraft, StoredPostDraft } from './use-post-draft.ts';

/** The contract counts characters, not UTF-16 units. */
const characters = (text: string) => Array.from(text).length;

const longestContent = 5000;
const longestTitle = 200;

const loadFiles = () => import('./prepare-post-files.ts');

interface ComposerFormProps {
  author: PostComposerProps['author'];
  groupId: string | null;
  /** Whether the form is in a sheet. */
  isPhone: boolean;
  isOpen: boolean;
  /** How often the member has opened the form. Each time, the focus goes to the content. */
  openings: number;
  /** The file that the member has picked in the line. */
  picked: { readonly file: File } | null;
  stored: StoredPostDraft;
  onClose: (close: { isPublished: boolean; isFocusInside: boolean }) => void;
  onEdit: (draft: PostDraft) => void;
}

/** The form for a new post. It stays mounted while it is closed, so that it finishes what it sends. */
export function ComposerForm({
  author,
  groupId,
  isPhone,
  isOpen,
  openings,
  picked,
  stored,
  onClose,
  onEdit,
}: ComposerFormProps) {
  const { i18n } = useLingui();
  const { feed, showToast, showErrorToast } = useFeed();
  const { draft, file, attach, clear } = stored;
  const mentions = useMentions(groupId);
  const [progress, setProgress] = useState<number | null>(null);
  const { pending, write } = useWrite<'send'>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  // A form that a draft has opened leaves the focus where it is.
  useEffect(() => {
    if (openings > 0) content.current?.focus();
  }, [openings]);

  const preparation = useFilePreparation({
    load: loadFiles,
    onPrepared: takePrepared,
    submit: () => void submit(),
  });

  const choosePicked = useEffectEvent(choose);
  useEffect(() => {
    if (picked !== null) choosePicked(picked.file);
  }, [picked]);

  const { key, ...value } = draft;

  function faults(): FieldErrors {
    const found: Record<string, string> = {};
    if (characters(draft.title) > longestTitle) found['title'] = i18n._('Please use at most 200 characters.');
    if (characters(draft.content) > longestContent) {
      found['content'] = i18n._('Please use at most 5,000 characters.');
    }
    return found;
  }

  function close({ isPublished }: { isPublished: boolean }): void {
    onClose({ isPublished, isFocusInside: form.current?.contains(document.activeElement) === true });
  }

  function choose(chosen: File | null): void {
    const { images: _, ...others } = errors;
    setErrors(others);
    preparation.replace(chosen);
    if (chosen !== null) return;
    onEdit(value);
    attach(null);
  }

  function takePrepared(prepared: PreparedFile): void {
    if (prepared.refusal === null) attach(prepared.file);
    else setErrors({ ...errors, images: prepared.refusal });
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) close({ isPublished: false });
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
        await feed.create(
          { ...value, file, mentions: mentions.idsIn(value.content) },
          {
            key,
            groupId,
            // After the upload the server still processes the file, which takes an unknown time.
            onProgress: (percent) => setProgress(percent < 100 ? percent : null),
          },
        );
        clear();
        close({ isPublished: true });
        showToast(i18n._('Your post is published.'));
      },
      (error) => {
        setErrors(errorsByField(error));
        showErrorToast(error, i18n._('Error creating post'));
      },
    );
  }

  const composer = (
    <PostComposer
      ref={form}
      contentRef={content}
      author={author}
      value={value}
      file={preparation.pending.at(-1) ?? file}
      accept={acceptedMedia}
      onChange={onEdit}
      onFileChange={choose}
      onSubmit={preparation.submit}
      submitting={pending !== null || preparation.isSubmitWaiting}
      progress={pending === null ? null : progress}
      maxContent={longestContent}
      mentions={mentions.source}
      errors={{
        title: errors['title'],
        content: errors['content'],
        file: errors['images'],
        imageDescription: errors['imageDescription'],
      }}
      plain={isPhone}
      {...(isPhone ? {} : { onClose: () => close({ isPublished: false }), onKeyDown: closeOnEscape })}
    />
  );
  if (!isPhone) return isOpen ? composer : null;

  return (
    <Sheet
      side="bottom"
      title={i18n._('New post')}
      open={isOpen}
      onOpenChange={() => close({ isPublished: false })}
      initialFocus={content}
    >
      {composer}
    </Sheet>
  );
}
