import { acceptedMedia } from '@parvis/api-client/file-types';
import { PostComposer, PostComposerLine, Sheet } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { fullName, nameParts } from '../people/index.ts';
import { useDraftGuard } from '../../platform/use-draft-guard.ts';
import type { PreparedFile } from '../../platform/pictures/prepare-files.ts';
import { useFilePreparation } from '../../platform/use-file-preparation.ts';
import { useIsNarrow } from '../../platform/use-is-narrow.ts';
import { useWrite } from '../../platform/use-write.ts';
import { errorsByField, type FieldErrors } from '../../platform/field-errors.ts';
import { useFeed } from './use-feed.ts';
import { usePostDraft, type PostDraft } from './use-post-draft.ts';

/** The contract counts characters, not UTF-16 units. */
const characters = (text: string) => Array.from(text).length;

const longestContent = 5000;
const longestTitle = 200;

const loadFiles = () => import('./prepare-post-files.ts');

/** Until the member opens or closes the form, a draft opens it, but not over the page of a phone. */
type View = 'open' | 'closed' | 'automatic';

export interface FeedComposerHandle {
  /** Opens the form. Begins the post with the text, unless the member has already written a text. */
  open: (text: string) => void;
}

interface FeedComposerProps {
  groupId?: string | null;
  ref?: Ref<FeedComposerHandle>;
}

/**
 * The composer, for the community's or a group's feed. It is one line. The form takes the place of the line, or on a
 * phone it opens in a sheet.
 */
export function FeedComposer({ groupId = null, ref }: FeedComposerProps) {
  const { i18n } = useLingui();
  const member = useSignedInMember();
  const { feed, showToast, showErrorToast } = useFeed();
  const { draft, file, change, attach, clear } = usePostDraft(member._id, groupId);
  const [progress, setProgress] = useState<number | null>(null);
  const { pending, write } = useWrite<'send'>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const isNarrow = useIsNarrow();
  const [view, setView] = useState<View>('automatic');
  const form = useRef<HTMLFormElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const line = useRef<HTMLButtonElement>(null);
  const awaited = useRef<'form' | 'line' | null>(null);
  const startText = useRef('');

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const { key: _, ...value } = draft;
  const text = draft.content.trim() || draft.title.trim() || file?.name || '';
  const isOpen = view === 'open' || (view === 'automatic' && !isNarrow && text !== '');

  useImperativeHandle(ref, () => ({
    open: (start) => {
      const isUntouched = value.content.trim() === '' || value.content === startText.current;
      if (pending === null && start !== '' && isUntouched) {
        startText.current = start;
        change({ ...value, content: start });
      }
      open();
    },
  }));

  // The sheet moves the focus by itself. In the page, the focus moves once the form or the line is there.
  useEffect(() => {
    const target = awaited.current === 'form' ? content : line;
    if (awaited.current === null || target.current === null) return;
    target.current.focus();
    awaited.current = null;
  });

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

  function open(): void {
    if (isOpen) content.current?.focus();
    else if (!isNarrow) awaited.current = 'form';
    setView('open');
  }

  function close(next: 'closed' | 'automatic'): void {
    if (!isNarrow && form.current?.contains(document.activeElement) === true) awaited.current = 'line';
    setView(next);
  }

  // A form that a draft has opened stays open when its text is deleted.
  function edit(next: PostDraft): void {
    setView('open');
    change(next);
  }

  function choose(chosen: File | null): void {
    setView('open');
    const { images: _, ...others } = errors;
    setErrors(others);
    preparation.replace(chosen);
    if (chosen === null) attach(null);
  }

  function takePrepared(prepared: PreparedFile): void {
    if (prepared.refusal === null) attach(prepared.file);
    else setErrors({ ...errors, images: prepared.refusal });
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) close('closed');
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
        close('automatic');
        showToast(i18n._('Your post is published.'));
      },
      (error) => {
        setErrors(errorsByField(error));
        showErrorToast(error, i18n._('Error creating post'));
      },
    );
  }

  const author = { name: fullName(member), person: nameParts(member), picture: member.avatar };
  const composer = (
    <PostComposer
      ref={form}
      contentRef={content}
      author={author}
      value={value}
      file={preparation.pending.at(-1) ?? file}
      accept={acceptedMedia}
      onChange={edit}
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
      plain={isNarrow}
      {...(isNarrow ? {} : { onClose: () => close('closed'), onKeyDown: closeOnEscape })}
    />
  );
  if (isOpen && !isNarrow) return composer;

  const invitation =
    groupId === null
      ? i18n._('Share something with the community…')
      : i18n._('Share something with the group…');
  return (
    <>
      <PostComposerLine
        author={author}
        label={text === '' ? invitation : i18n._('Draft: {text}', { text })}
        draft={text !== ''}
        accept={acceptedMedia}
        onOpen={open}
        onFileChange={(chosen) => {
          choose(chosen);
          open();
        }}
        buttonRef={line}
      />
      <Sheet
        side="bottom"
        title={i18n._('New post')}
        open={isOpen}
        onOpenChange={(next) => (next ? open() : close('closed'))}
        initialFocus={content}
      >
        {composer}
      </Sheet>
    </>
  );
}
