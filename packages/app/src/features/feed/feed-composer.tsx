import { acceptedMedia } from '@parvis/api-client/file-types';
import { PostComposerLine } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { lazyValue } from '../../platform/lazy-value.ts';
import { useDraftGuard } from '../../platform/use-draft-guard.ts';
import { useLazyDialogs } from '../../platform/use-lazy-dialogs.ts';
import { useIsPhone } from '../../platform/use-window-width.ts';
import { fullName, nameParts } from '../people/index.ts';
import type { PostDraft } from './post-draft.ts';
import { usePostDraft } from './use-post-draft.ts';

/** Until the member opens or closes the form, a draft opens it, but not over the page of a phone. */
type View = 'open' | 'closed' | 'automatic';

export interface FeedComposerHandle {
  /** Opens the form. Begins the post with the text, unless the member has already written a text. */
  open: (text: string) => void;
}

interface FeedComposerProps {
  groupId?: string | null;
  /** Whether the composer is only for prayer intentions. */
  isForIntentions?: boolean;
  ref?: Ref<FeedComposerHandle>;
}

// Most visits are for reading, so the form is loaded when it is opened.
const code = lazyValue(() => import('./composer-form.tsx'));

/**
 * The composer, for the community's or a group's feed. It is one line. The form takes the place of the line, or on a
 * phone it opens in a sheet.
 */
export function FeedComposer({ groupId = null, isForIntentions = false, ref }: FeedComposerProps) {
  const { i18n } = useLingui();
  const member = useSignedInMember();
  const stored = usePostDraft(member._id, groupId, isForIntentions);
  const { draft, change } = stored;
  const isPhone = useIsPhone();
  const [view, setView] = useState<View>('automatic');
  const [openings, setOpenings] = useState(0);
  const [picked, setPicked] = useState<{ readonly files: readonly File[] } | null>(null);
  const { opened, show } = useLazyDialogs<typeof import('./composer-form.tsx'), 'form'>(code);
  const line = useRef<HTMLButtonElement>(null);
  const isLineAwaited = useRef(false);
  const startText = useRef('');

  const text = draft.content.trim() || draft.title.trim() || draft.photos[0]?.file.name || '';
  const isOpenedByDraft = view === 'automatic' && !isPhone && text !== '';
  const isOpen = view === 'open' || isOpenedByDraft;

  const showForm = useEffectEvent(() => show('form'));
  useEffect(() => {
    if (isOpenedByDraft) showForm();
  }, [isOpenedByDraft]);

  // The line is there again only after the form is closed.
  useEffect(() => {
    if (!isLineAwaited.current || line.current === null) return;
    isLineAwaited.current = false;
    line.current.focus();
  });

  useDraftGuard();

  function open(): void {
    setView('open');
    setOpenings(openings + 1);
    show('form');
  }

  useImperativeHandle(ref, () => ({
    open: (start) => {
      const isUntouched = draft.content.trim() === '' || draft.content === startText.current;
      if (start !== '' && isUntouched) {
        startText.current = start;
        change({ ...draft, content: start });
      }
      open();
    },
  }));

  // A form that a draft has opened stays open when its text is deleted.
  function edit(next: PostDraft): void {
    setView('open');
    change(next);
  }

  function close(next: { isPublished: boolean; isFocusInside: boolean }): void {
    // The sheet of a phone returns the focus by itself.
    isLineAwaited.current = !isPhone && next.isFocusInside;
    setView(next.isPublished ? 'automatic' : 'closed');
  }

  const author = { name: fullName(member), person: nameParts(member), picture: member.avatar };
  const form =
    opened === null ? null : (
      <opened.dialogs.ComposerForm
        author={author}
        groupId={groupId}
        isForIntentions={isForIntentions}
        isPhone={isPhone}
        isOpen={isOpen}
        openings={openings}
        picked={picked}
        stored={stored}
        onClose={close}
        onEdit={edit}
      />
    );
  const sharing = groupId === null ? i18n._('Share something…') : i18n._('Share with the group…');
  const invitation = isForIntentions ? i18n._('Ask for prayer…') : sharing;
  return (
    <>
      {form !== null && isOpen && !isPhone ? null : (
        <PostComposerLine
          author={author}
          label={text === '' ? invitation : i18n._('Draft: {text}', { text })}
          draft={text !== ''}
          accept={acceptedMedia}
          onOpen={open}
          onFilesAdd={(files) => {
            setPicked({ files });
            open();
          }}
          buttonRef={line}
        />
      )}
      {form}
    </>
  );
}
