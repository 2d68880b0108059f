import { ApiError } from '@parvis/api-client';
import { acceptedPictures } from '@parvis/api-client/file-types';
import {
  Button,
  DialogContent,
  DialogFooter,
  DialogRoot,
  EmojiButton,
  Field,
  MentionTextArea,
  PostPhotoList,
  ProgressBar,
  TextInput,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import { spanishInDefault } from '../../i18n/languages.ts';
import { errorsByField, type FieldErrors } from '../../platform/field-errors.ts';
import { useFilePreparation } from '../../platform/use-file-preparation.ts';
import { useEmojis } from '../../platform/use-emojis.ts';
import { useMentions } from '../mentions/index.ts';
import { loadFilePreparation } from './load-file-preparation.ts';
import type { Post } from './post-cache.ts';
import { useEditedPhotos } from './use-edited-photos.ts';
import { useFeed } from './use-feed.ts';
import { useRefusedFiles } from './use-refused-files.ts';
import { useWrite } from '../../platform/use-write.ts';

type EditPostDialogProps = { post: Post; onClose: () => void };

export function EditPostDialog({ post, onClose }: EditPostDialogProps) {
  const { i18n } = useLingui();
  const { feed, showErrorToast } = useFeed();
  const [title, setTitle] = useState(post.title);
  const [content, setContent] = useState(post.content);
  const mentions = useMentions(post.group?._id ?? null, post.mentions);
  const emojis = useEmojis();
  const edited = useEditedPhotos(post);
  const { change: photos } = edited;
  const preparation = useFilePreparation({
    load: loadFilePreparation,
    onPrepared: edited.takePrepared,
    submit: () => void save(),
  });
  const showRefused = useRefusedFiles();
  const { _id: userId } = useSignedInMember();
  // Staff cannot publish photos in the name of the author.
  const canAdd = post.author_id._id === userId && post.video === null;
  const hasPhotos = canAdd || post.images.length > 0;
  const { pending, write } = useWrite();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [progress, setProgress] = useState<number | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const language = spanishInDefault(i18n);
  const spanish = (words: string) => <span lang={language}>{words}</span>;
  const isChanged = title !== post.title || content !== post.content || photos !== undefined;
  const leave = useDiscardGuard(isChanged, onClose);

  function removePhoto(id: string): void {
    const file = edited.remove(id);
    if (file !== undefined) preparation.cancel(file);
  }

  async function save(): Promise<void> {
    if (!isChanged) {
      onClose();
      return;
    }
    if (content.trim() === '') {
      setErrors({ content: i18n._('Please write a text.') });
      field.current?.focus();
      return;
    }
    setProgress(0);
    await write(
      'save',
      async () => {
        const change = {
          title: title.trim(),
          content,
          mentions: mentions.idsIn(content),
          ...(photos === undefined ? {} : { photos }),
        };
        // After the upload the server still processes the photos, which takes an unknown time.
        const refused = await feed.edit(post._id, change, (percent) =>
          setProgress(percent < 100 ? percent : null),
        );
        onClose();
        showRefused(refused);
      },
      (error) => {
        setErrors(errorsByField(error));
        showErrorToast(error, i18n._('Error creating post'));
        if (error instanceof ApiError && error.status === 404) {
          feed.dropIfMissing(post._id, error);
          onClose();
        }
      },
    );
  }

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent title={i18n._('Editar publicación')} titleLang={language} size="md">
        <form
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            preparation.submit();
          }}
        >
          <Field label={spanish(i18n._('Título (opcional)'))} error={errors['title']}>
            <TextInput value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
          </Field>
          <Field label={spanish(i18n._('Contenido'))} error={errors['content']}>
            <MentionTextArea
              autoGrow
              mentions={mentions.source}
              value={content}
              maxLength={5000}
              showCount
              onChange={(event) => setContent(event.target.value)}
              ref={field}
              tools={<EmojiButton emojis={emojis} fieldRef={field} />}
            />
          </Field>
          {hasPhotos ? (
            <PostPhotoList
              accept={acceptedPictures}
              error={edited.error ?? errors['images'] ?? errors['photos']}
              gallery={{ ...edited.gallery, onRemove: removePhoto }}
              onAdd={canAdd ? (files) => preparation.prepare(edited.add(files)) : undefined}
              readOnly={pending !== null}
            />
          ) : null}
          {pending !== null && edited.hasNew ? (
            <ProgressBar label={i18n._('Sending the photos')} showLabel value={progress} />
          ) : null}
          <DialogFooter>
            <Button variant="secondary" onClick={leave}>
              {spanish(i18n._('Cancelar'))}
            </Button>
            <Button type="submit" loading={pending !== null || preparation.isSubmitWaiting}>
              {spanish(i18n._('Guardar cambios'))}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
