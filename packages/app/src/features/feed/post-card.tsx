import { FeedPost, IconEdit, IconFlag, IconHide, IconLink, IconTrash } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { loadDialogs, type Dialogs } from './load-dialogs.ts';
import { mediaOf } from './post-media.ts';
import type { Post } from './post-cache.ts';
import { useFeed } from './use-feed.ts';
import { usePostActions } from './use-post-actions.ts';

type Opened = 'comments' | 'edit' | 'report' | 'hidden';

type PostCardProps = {
  post: Post;
  position: number;
  /** -1 while older posts are still to be loaded. */
  total: number;
  onDeleted: (post: Post) => void;
};

export function PostCard({ post, position, total, onDeleted }: PostCardProps) {
  const { i18n } = useLingui();
  const { feed, tellFailure } = useFeed();
  const actions = usePostActions();
  const [open, setOpen] = useState<{ kind: Opened; dialogs: Dialogs } | null>(null);
  const wasLeftHidden = useRef(false);
  const close = () => setOpen(null);
  const { _id: id, author_id: author, abilities } = post;

  const withDialogs = async (use: (dialogs: Dialogs) => void | Promise<void>) => {
    try {
      await use(await loadDialogs());
    } catch (error) {
      tellFailure(error, i18n._('Please check your connection and try again.'));
    }
  };
  const show = (kind: Opened) => withDialogs((dialogs) => setOpen({ kind, dialogs }));
  const remove = async () => {
    if (await actions.remove(post)) onDeleted(post);
  };
  const hide = () =>
    withDialogs(async (dialogs) => {
      if (await actions.hide(post)) setOpen({ kind: 'hidden', dialogs });
    });
  const unhide = async () => {
    if (await actions.unhide(post)) close();
  };

  useEffect(() => {
    wasLeftHidden.current = open?.kind === 'hidden';
  }, [open]);

  // A hidden post leaves its place to its Undo until the reader moves on.
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
        author={{ name: `${author.first_name} ${author.last_name}`, email: author.email }}
        createdAt={post.createdAt}
        edited={post.updatedAt !== null}
        title={post.title}
        content={post.content}
        media={mediaOf(post)}
        likes={post.reactions.like}
        liked={post.myReaction === 'like'}
        onLike={() => actions.toggleLike(post)}
        commentsCount={post.comments}
        onComment={() => void show('comments')}
        shares={post.shares}
        onShare={() => void actions.share(post)}
        menu={[
          ...(abilities.edit
            ? [{ label: i18n._('Edit'), icon: <IconEdit />, onSelect: () => void show('edit') }]
            : []),
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
          { label: i18n._('Hide'), icon: <IconHide />, onSelect: () => void hide() },
          { label: i18n._('Report'), icon: <IconFlag />, onSelect: () => void show('report') },
          { label: i18n._('Copy link'), icon: <IconLink />, onSelect: () => void actions.copyLink(post) },
        ]}
      />
      {open?.kind === 'comments' && <open.dialogs.PostComments post={post} onClose={close} />}
      {open?.kind === 'edit' && <open.dialogs.EditPostDialog post={post} onClose={close} />}
      {open?.kind === 'report' && (
        <open.dialogs.ReportDialog subject={{ subjectType: 'post', subjectId: id }} onClose={close} />
      )}
    </>
  );
}
