import { acceptedMedia } from '@parvis/api-client/file-types';
import { PostComposer, Sheet, useConfirm, type PostComposerProps } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { newId } from '../../platform/new-id.ts';
import { errorsByField, type FieldErrors } from '../../platform/field-errors.ts';
import type { PreparedFile } from '../../platform/pictures/prepare-files.ts';
import { useEmojis } from '../../platform/use-emojis.ts';
import { useFilePreparation } from '../../platform/use-file-preparation.ts';
import { useWrite } from '../../platform/use-write.ts';
import { useMentions } from '../mentions/index.ts';
import { choosePostFiles, maxPhotos } from './choose-post-files.ts';
import { IntentionChoice } from './intention-choice.tsx';
import { loadFilePreparation } from './load-file-preparation.ts';
import { seemsToNameMinor } from './names-minor.ts';
import type { DraftPhoto, PostDraft } from './post-draft.ts';
import { kindOfFile } from './upload-rules.ts';
import { useFeed } from './use-feed.ts';
import type { StoredPostDraft } from './use-post-draft.ts';
import { useRefusedFiles } from './use-refused-files.ts';

/** The contract counts characters, not UTF-16 units. */
const characters = (text: string) => Array.from(text).length;

const longestContent = 5000;
const longestTitle = 200;
const longestDescription = 1000;

const inOrder = (photos: readonly DraftPhoto[], ids: readonly string[]): DraftPhoto[] =>
  ids.flatMap((id) => photos.filter((photo) => photo.id === id));

const described = (photos: readonly DraftPhoto[], id: string, description: string): DraftPhoto[] =>
  photos.map((photo) => (photo.id === id ? { ...photo, description } : photo));

interface ComposerFormProps {
  author: PostComposerProps['author'];
  groupId: string | null;
  /** Whether the form is only for prayer intentions. Otherwise the member chooses. */
  isForIntentions: boolean;
  /** Whether the form is in a sheet. */
  isPhone: boolean;
  isOpen: boolean;
  /** How often the member has opened the form. Each time, the focus goes to the content. */
  openings: number;
  /** The files that the member has picked in the line. */
  picked: { readonly files: readonly File[] } | null;
  stored: StoredPostDraft;
  onClose: (close: { isPublished: boolean; isFocusInside: boolean }) => void;
  onEdit: (draft: PostDraft) => void;
}

/** The form for a new post. It stays mounted while it is closed, so that it finishes what it sends. */
export function ComposerForm({
  author,
  groupId,
  isForIntentions,
  isPhone,
  isOpen,
  openings,
  picked,
  stored,
  onClose,
  onEdit,
}: ComposerFormProps) {
  const { i18n } = useLingui();
  const showRefused = useRefusedFiles();
  const { feed, showToast, showErrorToast } = useFeed();
  const mentions = useMentions(groupId);
  const emojis = useEmojis();
  const confirm = useConfirm();
  const { draft, changePhotos, addressOf, clear } = stored;
  const { key, title, content: text, kind, photos } = draft;
  const [fileErrors, setFileErrors] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const { pending, write } = useWrite<'send'>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length === 0 && fileErrors.length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, fileErrors]);

  // A form that a draft has opened leaves the focus where it is.
  useEffect(() => {
    if (openings > 0) content.current?.focus();
  }, [openings]);

  const preparation = useFilePreparation({
    load: loadFilePreparation,
    onPrepared: takePrepared,
    submit: () => void submit(),
  });

  const addPicked = useEffectEvent(add);
  useEffect(() => {
    if (picked !== null) addPicked(picked.files);
  }, [picked]);

  const [first] = photos;
  const isGallery = photos.length > 1;

  const descriptionFault = ({ description }: DraftPhoto) =>
    characters(description) > longestDescription ? i18n._('Please use at most 1,000 characters.') : undefined;

  function faults(): FieldErrors {
    const found: Record<string, string> = {};
    if (characters(title) > longestTitle) found['title'] = i18n._('Please use at most 200 characters.');
    if (characters(text) > longestContent) {
      found['content'] = i18n._('Please use at most 5,000 characters.');
    }
    const tooLong = photos.map(descriptionFault).find((fault) => fault !== undefined);
    if (tooLong !== undefined) found['imageDescription'] = tooLong;
    return found;
  }

  function close({ isPublished }: { isPublished: boolean }): void {
    onClose({ isPublished, isFocusInside: form.current?.contains(document.activeElement) === true });
  }

  function forgiveFiles(): void {
    const { images: _, ...others } = errors;
    setErrors(others);
    setFileErrors([]);
  }

  function add(files: readonly File[]): void {
    forgiveFiles();
    // A file that is chosen instead of a video replaces it.
    const isReplaced = files.length === 1 && first !== undefined && kindOfFile(first.file) === 'video';
    const known = isReplaced ? [] : photos;
    const chosen = choosePostFiles(
      i18n,
      files,
      known.map(({ file }) => file),
    );
    if (isReplaced) preparation.cancel(first.file);
    setFileErrors(chosen.fileErrors);
    if (chosen.taken.length === 0) return;
    const added = chosen.taken.map((file) => ({ id: newId(), file, description: '', isPrepared: false }));
    changePhotos(() => [...known, ...added]);
    preparation.prepare(chosen.taken);
  }

  function remove(id: string): void {
    forgiveFiles();
    const removed = photos.find((photo) => photo.id === id);
    if (removed !== undefined) preparation.cancel(removed.file);
    onEdit({ title, content: text, kind });
    changePhotos((known) => known.filter((photo) => photo.id !== id));
  }

  function edit({ imageDescription, ...next }: PostComposerProps['value']): void {
    if (first !== undefined && !isGallery && imageDescription !== first.description) {
      changePhotos((known) => described(known, first.id, imageDescription));
    }
    onEdit({ ...next, kind });
  }

  function takePrepared({ chosen, file, refusal }: PreparedFile): void {
    if (refusal !== null) {
      setFileErrors((known) => [
        ...known,
        i18n._('“{name}” was not added. {reason}', { name: chosen.name, reason: refusal }),
      ]);
    }
    changePhotos((known) =>
      known.flatMap((photo) => {
        if (photo.file !== chosen) return [photo];
        return file === null ? [] : [{ ...photo, file, isPrepared: true }];
      }),
    );
  }

  function closeOnEscape(event: KeyboardEvent): void {
    // An Escape in the emojis, which closes them, also bubbles to the form.
    if (event.key !== 'Escape' || event.isDefaultPrevented() || event.nativeEvent.isComposing) return;
    close({ isPublished: false });
  }

  /** The check of words is often wrong, so it only asks. */
  async function isSureAboutMinors(): Promise<boolean> {
    if (!seemsToNameMinor(`${title}\n${text}`)) return true;
    // The dialog returns the focus to the text, so that the member can change it.
    content.current?.focus();
    return confirm({
      title: i18n._('Does your intention name a child or teenager?'),
      description: i18n._(
        'Everyone in the community can read it. Please leave out the name: God knows who it is.',
      ),
      confirmLabel: i18n._('Publish it as it is'),
      cancelLabel: i18n._('Leave out the name'),
    });
  }

  async function submit(): Promise<void> {
    if (pending !== null || text.trim() === '') return;
    const found = faults();
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if (kind !== null && !(await isSureAboutMinors())) return;
    setProgress(photos.length === 0 ? null : 0);
    setFileErrors([]);
    await write(
      'send',
      async () => {
        const refused = await feed.create(
          {
            title,
            content: text,
            kind,
            mentions: mentions.idsIn(text),
            photos: photos.map(({ file, description }) => ({ file, description })),
          },
          {
            key,
            groupId,
            // After the upload the server still processes the file, which takes an unknown time.
            onProgress: (percent) => setProgress(percent < 100 ? percent : null),
          },
        );
        clear();
        close({ isPublished: true });
        showToast(
          kind === null ? i18n._('Your post is published.') : i18n._('Your prayer intention is published.'),
        );
        showRefused(refused);
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
      value={{ title, content: text, imageDescription: first?.description ?? '' }}
      file={isGallery ? null : (first?.file ?? null)}
      gallery={
        isGallery
          ? {
              photos: photos.map((photo) => ({
                id: photo.id,
                src: addressOf(photo.file),
                description: photo.description,
                error: descriptionFault(photo),
              })),
              max: maxPhotos,
              onReorder: (ids) => changePhotos((known) => inOrder(known, ids)),
              onRemove: remove,
              onDescribe: (id, description) => changePhotos((known) => described(known, id, description)),
            }
          : undefined
      }
      accept={acceptedMedia}
      onChange={edit}
      onFilesAdd={add}
      onFileChange={() => first !== undefined && remove(first.id)}
      onSubmit={preparation.submit}
      submitting={pending !== null || preparation.isSubmitWaiting}
      progress={pending === null ? null : progress}
      maxContent={longestContent}
      mentions={mentions.source}
      emojis={emojis}
      options={
        <IntentionChoice
          kind={kind}
          isFixed={isForIntentions}
          isInGroup={groupId !== null}
          onChange={(chosen) => onEdit({ title, content: text, kind: chosen })}
        />
      }
      errors={{
        title: errors['title'],
        content: errors['content'],
        file: fileErrors.length === 0 ? errors['images'] : fileErrors.join(' '),
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
      title={isForIntentions ? i18n._('New prayer intention') : i18n._('New post')}
      open={isOpen}
      onOpenChange={() => close({ isPublished: false })}
      initialFocus={content}
    >
      {composer}
    </Sheet>
  );
}
