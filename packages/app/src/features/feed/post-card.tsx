import {
  FeedPost,
  IconBookmark,
  IconHandsPraying,
  IconBookmarkFilled,
  IconEdit,
  IconEyeOff,
  IconFlag,
  IconLink,
  IconTrash,
  LinkPreview,
  Stack,
  useStayMounted,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { linkedMentions } from '../mentions/index.ts';
import { linkPreviewProps } from '../../platform/link-preview-props.ts';
import { HiddenNotice } from '../reports/index.ts';
import { IntentionNotice } from './intention-notice.tsx';
import { loadDialogs, type Dialogs } from './load-dialogs.ts';
import { shownAuthor } from './post-author.ts';
import { postLink, postPath } from './post-link.ts';
import type { Post } from './post-cache.ts';
import { reactionsOf } from './reaction-types.tsx';
import { useFeed } from './use-feed.ts';
import { usePostActions } from './use-post-actions.ts';

/** The pictures or the video, for the card. */
export function mediaOf({ images, video }: Post) {
  if (images.length > 0) {
    const pictures = images.map(({ url, sources, width, height, description, placeholder }) => ({
      kind: 'picture' as const,
      src: url,
      sources,
      width,
      height,
      description,
      placeholder,
    }));
    return { kind: 'gallery' as const, pictures };
  }
  if (video === null) return null;
  const { url, contentType, description } = video;
  return { kind: 'video' as const, src: url, contentType, description };
}

/** The preview of the first link. A post with a picture or a video has none, because one is enough. */
function previewOf({ images, linkPreview, video }: Post): ReactNode {
  if (linkPreview === undefined || linkPreview === null || images.length > 0 || video !== null)
    return undefined;
  return <LinkPreview {...linkPreviewProps(linkPreview)} />;
}

/** The notices above the text. */
function noticeOf({ intention, isHidden = false }: Post, isOwn: boolean): ReactNode {
  if (intention === undefined) return isHidden ? <HiddenNotice isOwn={isOwn} /> : undefined;
  return (
    <Stack gap={3}>
      {isHidden ? <HiddenNotice isOwn={isOwn} /> : null}
      <IntentionNotice {...intention} isOwn={isOwn} />
    </Stack>
  );
}

type Opened = 'answered' | 'comments' | 'edit' | 'report' | 'hidden' | 'link to copy' | 'link to share';

type PostCardProps = {
  post: Post;
  position: number;
  /** -1 while older posts are not loaded yet. */
  total: number;
  /** On the post's page: called when the reader presses Comment. In a list, Comment opens a dialog. */
  onComment?: () => void;
  onDeleted: (post: Post) => void;
};

export function PostCard({ post, position, total, onComment, onDeleted }: PostCardProps) {
  const { i18n } = useLingui();
  const { feed, showErrorToast, userId } = useFeed();
  const actions = usePostActions();
  const [open, setOpen] = useState<{ kind: Opened; dialogs: Dialogs } | null>(null);
  const wasLeftHidden = useRef(false);
  const isRestored = useRef(false);
  const close = () => setOpen(null);
  // Keeps the card mounted in the virtual list, because the dialogs and the Undo button of a hidden post belong to
  // the card.
  useStayMounted(open !== null);
  const { _id: id, author_id: author, abilities, intention } = post;
  const isOwn = author._id === userId;

  const withDialogs = async (use: (dialogs: Dialogs) => void | Promise<void>) => {
    try {
      await use(await loadDialogs());
    } catch (error) {
      showErrorToast(error, i18n._('Please check your connection and try again.'));
    }
  };
  const show = (kind: Opened) => withDialogs((dialogs) => setOpen({ kind, dialogs }));
  const share = async () => {
    if ((await actions.share(post)) === 'refused') await show('link to share');
  };
  const copyLink = async () => {
    if (!(await actions.copyLink(post))) await show('link to copy');
  };
  const confirmCopied = () => {
    actions.showCopied();
    if (open?.kind === 'link to share') void actions.countShare(post);
    close();
  };
  const remove = async () => {
    if (await actions.remove(post)) onDeleted(post);
  };
  const leave = () => {
    close();
    onDeleted(post);
    feed.drop(new Set([id]));
  };
  const hide = () =>
    withDialogs(async (dialogs) => {
      if (await actions.hide(post)) setOpen({ kind: 'hidden', dialogs });
    });
  const unhide = async () => {
    if (!(await actions.unhide(post))) return;
    isRestored.current = true;
    close();
  };

  useEffect(() => {
    wasLeftHidden.current = open?.kind === 'hidden';
    // The focus was lost when Undo removed the placeholder, so the focus moves to the post.
    if (isRestored.current && open === null) document.getElementById(id)?.focus({ preventScroll: true });
    isRestored.current = false;
  }, [id, open]);

  // A hidden post is replaced by a placeholder with an Undo button. When the card of a hidden post is unmounted, the
  // post leaves the feed.
  useEffect(
    () => () => {
      if (wasLeftHidden.current) feed.drop(new Set([id]));
    },
    [feed, id],
  );

  if (open?.kind === 'hidden') {
    return <open.dialogs.HiddenPost id={id} position={position} total={total} onUndo={() => void unhide()} />;
  }

  return (
    <>
      <FeedPost
        id={id}
        position={position}
        total={total}
        author={{ ...shownAuthor(i18n, author, intention?.anonymous), email: author.email }}
        createdAt={post.createdAt}
        edited={post.updatedAt !== null}
        href={onComment === undefined ? postPath(id) : undefined}
        title={post.title}
        content={post.content}
        mentions={linkedMentions(post.mentions)}
        notice={noticeOf(post, isOwn)}
        media={mediaOf(post)}
        preview={previewOf(post)}
        {...reactionsOf(i18n, post)}
        onReact={(type) => actions.toggleReaction(post, type)}
        commentsCount={post.comments}
        onComment={onComment ?? (() => void show('comments'))}
        commentsShown={onComment !== undefined}
        shares={post.shares}
        onShare={() => void share()}
        menu={[
          ...(intention !== undefined && isOwn
            ? [
                {
                  label:
                    intention.answeredAt === null
                      ? i18n._('Mark prayer as answered')
                      : i18n._('Edit your thanks'),
                  icon: <IconHandsPraying />,
                  onSelect: () => void show('answered'),
                },
              ]
            : []),
          ...(abilities.edit
            ? [{ label: i18n._('Edit'), icon: <IconEdit />, onSelect: () => void show('edit') }]
            : []),
          post.saved === true
            ? {
                label: i18n._('Remove from saved'),
                icon: <IconBookmarkFilled />,
                onSelect: () => void actions.setSaved(post, false),
              }
            : {
                label: i18n._('Save'),
                icon: <IconBookmark />,
                onSelect: () => void actions.setSaved(post, true),
              },
          { label: i18n._('Hide'), icon: <IconEyeOff />, onSelect: () => void hide() },
          { label: i18n._('Report'), icon: <IconFlag />, onSelect: () => void show('report') },
          { label: i18n._('Copy link'), icon: <IconLink />, onSelect: () => void copyLink() },
          ...(abilities.delete
            ? [
                {
                  label: i18n._('Delete'),
                  icon: <IconTrash />,
                  tone: 'danger' as const,
                  onSelect: () => void remove(),
                },
              ]
            : []),
        ]}
      />
      {open?.kind === 'comments' && (
        <open.dialogs.PostComments post={post} onClose={close} onMissing={leave} />
      )}
      {open?.kind === 'answered' && <open.dialogs.AnsweredDialog post={post} onClose={close} />}
      {open?.kind === 'edit' && <open.dialogs.EditPostDialog post={post} onClose={close} />}
      {open?.kind === 'report' && (
        <open.dialogs.ReportDialog subject={{ subjectType: 'post', subjectId: id }} onClose={close} />
      )}
      {(open?.kind === 'link to copy' || open?.kind === 'link to share') && (
        <open.dialogs.LinkDialog
          url={postLink(location.origin, id)}
          description={i18n._('Any member who is logged in can open the post with this link.')}
          label={i18n._('Link to the post')}
          onCopied={confirmCopied}
          onClose={close}
        />
      )}
    </>
  );
}
