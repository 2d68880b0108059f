import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import type { Person } from '../../components/avatar/initials.ts';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { SheetFooter } from '../../components/sheet/sheet.tsx';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import {
  MentionTextArea,
  type MentionSource,
} from '../../components/mention-text-area/mention-text-area.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { useFeedMessages } from '../../i18n/use-feed-messages.ts';
import { useMessages } from '../../provider/design-system-context.ts';
import { useAnnouncement } from '../../utilities/announcement.ts';
import { classNames } from '../../utilities/class-names.ts';
import { isComposing } from '../../utilities/composing.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { EmojiButton, type EmojiSource } from '../emoji-picker/emoji-button.tsx';
import { FilePick } from './file-pick.tsx';
import { FilePreview, isVideo } from './file-preview.tsx';
import { PostPhotoList, type PostComposerGallery } from './post-photo-list.tsx';
import styles from './post-composer.module.css';
import { namePartsOf } from '../../utilities/person-name.ts';
import { useFileDrop } from '../../utilities/file-drop.ts';
import { textLength } from '../../utilities/stored-text.ts';

export type PostComposerValue = {
  readonly title: string;
  readonly content: string;
  readonly imageDescription: string;
};

export type PostComposerErrors = {
  readonly [Name in keyof PostComposerValue | 'file']?: string | undefined;
};

export type PostComposerProps = Omit<ComponentProps<'form'>, 'onChange' | 'onSubmit' | 'children'> & {
  /** The accessible name of the form, if a page has several; by default 'New post'. */
  'aria-label'?: string;
  /** The author. */
  author: Person;
  /** The value of the form. */
  value: PostComposerValue;
  /** The chosen photo or video. Null if there is none, or if there is a gallery. */
  file: File | null;
  /** Several photos. */
  gallery?: PostComposerGallery | undefined;
  /** The `accept` attribute of the file input. */
  accept?: string;
  /** Called with the complete value at every change. */
  onChange: (value: PostComposerValue) => void;
  /** Called with a file that the member picks, drops or pastes. Called with null when the member removes the file. */
  onFileChange: (file: File | null) => void;
  /**
   * Called with all files that the member picks, drops or pastes. If given, the picker takes several files, and
   * `onFileChange` is called only when the member removes the file.
   */
  onFilesAdd?: (files: readonly File[]) => void;
  /** Called to publish the post. Never called if the text is empty or too long. */
  onSubmit: () => void;
  /** Whether the post is being sent. */
  submitting: boolean;
  /** The upload progress from 0 to 100; null if unknown. */
  progress: number | null;
  /** The error message of each field. */
  errors?: PostComposerErrors;
  /**
   * The maximum length of the text in characters. The number of remaining characters appears when the text is
   * near this limit.
   */
  maxContent: number;
  /** The people who can be mentioned in the text. */
  mentions?: MentionSource | undefined;
  /** The emojis for the text. If omitted, the form has no button for emojis. */
  emojis?: EmojiSource | undefined;
  /** Choices about the whole post, below the text, such as a checkbox. */
  options?: ReactNode;
  /** Draws no frame, for a Sheet. The buttons are then the footer of the sheet. */
  plain?: boolean;
  /** A ref to the text field, for moving the focus to it. */
  contentRef?: RefObject<HTMLTextAreaElement | null>;
  /** Called to close the form. If omitted, the form has no Close button. */
  onClose?: (() => void) | undefined;
};

const none: PostComposerErrors = {};

// In an input, such as a checkbox, Enter would publish an unfinished post.
function handleOptionKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  const isShortcut = event.ctrlKey || event.metaKey;
  if (isShortcut || event.target instanceof HTMLInputElement) event.preventDefault();
  if (isShortcut) event.currentTarget.closest('form')?.requestSubmit();
}

/** The form for a new post. Ctrl+Enter or Command+Enter publishes it. */
export function PostComposer({
  author,
  value,
  file,
  gallery,
  accept = 'image/*,video/*',
  onChange,
  onFileChange,
  onFilesAdd,
  onSubmit,
  submitting,
  progress,
  errors = none,
  maxContent,
  mentions,
  emojis,
  options,
  plain = false,
  contentRef,
  onClose,
  className,
  'aria-label': label,
  ...props
}: PostComposerProps) {
  const messages = useControlMessages();
  const feed = useFeedMessages();
  const countId = useId();
  const { close } = useMessages();
  const content = useRef<HTMLTextAreaElement>(null);
  const mergedContentRef = useMergedRef(content, contentRef);
  const picker = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const removed = useRef<'file' | 'gallery' | null>(null);
  const add = (files: readonly [File, ...File[]]) => {
    if (submitting) return;
    if (onFilesAdd === undefined) onFileChange(files[0]);
    else onFilesAdd(files);
  };
  const drop = useFileDrop(add);
  const hasGallery = gallery !== undefined;
  const addsPhotos = onFilesAdd !== undefined && (hasGallery || (file !== null && !isVideo(file)));

  // The button that removed the file no longer exists, so the file picker gets the focus.
  useEffect(() => {
    const isRemoved = removed.current === 'file' ? file === null : !hasGallery;
    if (removed.current === null || !isRemoved) return;
    removed.current = null;
    picker.current?.focus();
  }, [file, hasGallery]);

  const oneFileLabel = file === null ? feed.addMedia : feed.replaceMedia;
  const pickLabel = addsPhotos ? feed.addPhotos : oneFileLabel;

  const Actions = plain ? SheetFooter : 'div';

  const left = maxContent - textLength(value.content);
  const counting = left < maxContent / 5;
  const tooLong = left < 0;
  const count = tooLong ? messages.charactersTooMany(-left) : messages.charactersLeft(left);
  const announcement = useAnnouncement(tooLong ? count : '');

  const change =
    (name: keyof PostComposerValue) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (name === 'content') setMissing(false);
      onChange({ ...value, [name]: event.currentTarget.value });
    };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const blank = value.content.trim() === '';
    setMissing(blank);
    if (blank || tooLong) content.current?.focus();
    else onSubmit();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    const isLine = event.currentTarget instanceof HTMLInputElement;
    // In a single-line field, Enter would publish an unfinished post. So Enter moves the focus to the content instead.
    if (isLine || event.ctrlKey || event.metaKey) event.preventDefault();
    if (event.ctrlKey || event.metaKey) event.currentTarget.form?.requestSubmit();
    else if (isLine) content.current?.focus();
  };

  return (
    <form
      {...props}
      {...drop.handlers}
      aria-busy={submitting || undefined}
      aria-label={label ?? feed.newPost}
      className={classNames(styles.root, plain && styles.plain, className)}
      data-component="post-composer"
      data-dragging={drop.dragging || undefined}
      noValidate
      onSubmit={handleSubmit}
    >
      <div className={styles.sheet} data-part="sheet">
        <Avatar className={styles.avatar} name={namePartsOf(author)} src={author.picture} />
        <div className={styles.fields}>
          <Field error={errors.title} label={feed.title}>
            <TextInput
              autoComplete="off"
              className={classNames(styles.line, styles.title)}
              dir="auto"
              name="title"
              onChange={change('title')}
              onKeyDown={handleKeyDown}
              placeholder={feed.titlePlaceholder}
              readOnly={submitting}
              value={value.title}
            />
          </Field>
          <Field error={errors.content ?? (missing ? feed.contentMissing : undefined)} label={feed.content}>
            <MentionTextArea
              aria-describedby={counting ? countId : undefined}
              aria-invalid={tooLong || undefined}
              autoGrow
              className={classNames(styles.line, styles.content)}
              mentions={mentions}
              name="content"
              onChange={change('content')}
              onKeyDown={handleKeyDown}
              placeholder={feed.contentPlaceholder}
              readOnly={submitting}
              ref={mergedContentRef}
              value={value.content}
            />
          </Field>
          {counting ? (
            <p className={classNames(styles.count, tooLong && styles.over)} data-part="count" id={countId}>
              {count}
            </p>
          ) : null}
          <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
          {file === null ? null : (
            <>
              <FilePreview
                file={file}
                onRemove={() => {
                  removed.current = 'file';
                  onFileChange(null);
                }}
                removable={!submitting}
              />
              <Field
                description={isVideo(file) ? feed.videoDescriptionHint : feed.imageDescriptionHint}
                error={errors.imageDescription}
                label={isVideo(file) ? feed.videoDescription : feed.imageDescription}
              >
                <TextInput
                  autoComplete="off"
                  dir="auto"
                  name="imageDescription"
                  onChange={change('imageDescription')}
                  onKeyDown={handleKeyDown}
                  readOnly={submitting}
                  value={value.imageDescription}
                />
              </Field>
            </>
          )}
          {gallery === undefined ? null : (
            <PostPhotoList
              gallery={{
                ...gallery,
                onRemove: (id) => {
                  // One photo is not a list, so the focused button disappears.
                  if (gallery.photos.length === 2) removed.current = 'gallery';
                  gallery.onRemove(id);
                },
              }}
              readOnly={submitting}
            />
          )}
          {options === undefined ? null : (
            <div data-part="options" role="presentation" onKeyDown={handleOptionKeyDown}>
              {options}
            </div>
          )}
        </div>
      </div>
      <Actions className={plain ? undefined : styles.actions} data-part="actions">
        {submitting && (file !== null || hasGallery) ? (
          <ProgressBar
            className={styles.progress}
            label={file === null ? feed.uploadingPhotos : feed.uploading(file.name)}
            showLabel
            value={progress}
          />
        ) : null}
        {emojis === undefined ? null : (
          <span className={styles.emojis}>
            <EmojiButton disabled={submitting} emojis={emojis} fieldRef={content} />
          </span>
        )}
        <FilePick
          accept={accept}
          disabled={submitting}
          error={errors.file}
          label={pickLabel}
          multiple={onFilesAdd !== undefined}
          onPick={add}
          ref={picker}
        />
        <kbd aria-hidden="true" className={styles.keys}>
          {feed.submitKeys}
        </kbd>
        {onClose === undefined ? null : (
          <Button onClick={onClose} variant="ghost">
            {close}
          </Button>
        )}
        <Button loading={submitting} type="submit">
          {feed.share}
        </Button>
      </Actions>
      {drop.dragging ? (
        <div className={styles.drop} data-part="drop">
          {feed.dropHere}
        </div>
      ) : null}
    </form>
  );
}
