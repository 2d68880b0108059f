import { FeedPost, IconEdit, IconFlag, IconHide, IconLink, IconTrash } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { EditPostDialog } from './edit-post-dialog.tsx';
import { HiddenPost } from './hidden-post.tsx';
import { mediaOf } from './post-media.ts';
import type { Post } from './post-cache.ts';
import { useFeed } from './use-feed.ts';
import { PostComments } from './post-comments.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { usePostActions } from './use-post-actions.ts';

type PostCardProps = {
  post: Post;
  position: number;
  /** -1 while older posts are still to be loaded. */
  total: number;
  onDeleted: (post: Post) => void;
};

export function PostCard({ post, position, total, onDeleted }: PostCardProps) {
  const { i18n } = useLingui();
  const { feed } = useFeed();
  const actions = usePostActions();
  const [open, setOpen] = useState<'comments' | 'edit' | 'report' | null>(null);
  const [isHidden, setHidden] = useState(false);
  const wasLeftHidden = useRef(false);
  const close = () => setOpen(null);
  const { _id: id, author_id: author, abilities } = post;

  const remove = async () => {
    if (await actions.remove(post)) onDeleted(post);
  };
  const hide = async () => {
    if (await actions.hide(post)) setHidden(true);
  };
  const unhide = async () => {
    if (await actions.unhide(post)) setHidden(false);
  };

  useEffect(() => {
    wasLeftHidden.current = isHidden;
  }, [isHidden]);

  // A hidden post leaves its place to its Undo until the reader moves on.
  useEffect(
    () => () => {
      if (wasLeftHidden.current) feed.drop(new Set([id]));
    },
    [feed, id],
  );

  if (isHidden) return <HiddenPost id={id} position={position} total={total} onUndo={() => void unhide()} />;

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
        onComment={() => setOpen('comments')}
        shares={post.shares}
        onShare={() => void actions.share(post)}
        menu={[
          ...(abilities.edit
            ? [{ label: i18n._('Edit'), icon: <IconEdit />, onSelect: () => setOpen('edit') }]
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
          { label: i18n._('Report'), icon: <IconFlag />, onSelect: () => setOpen('report') },
          { label: i18n._('Copy link'), icon: <IconLink />, onSelect: () => void actions.copyLink(post) },
        ]}
      />
      {open === 'comments' && <PostComments post={post} onClose={close} />}
      {open === 'edit' && <EditPostDialog post={post} onClose={close} />}
      {open === 'report' && <ReportDialog subject={{ subjectType: 'post', subjectId: id }} onClose={close} />}
    </>
  );
}
