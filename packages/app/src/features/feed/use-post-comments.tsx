import { IconEdit, IconFlag, IconTrash, Text, useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { linkedMentions, useMentions } from '../mentions/index.ts';
import type { Comment } from './comment-cache.ts';
import { EditCommentDialog } from './edit-comment-dialog.tsx';
import { errorText } from '../../platform/error-text.ts';
import { isMissing } from '../../platform/is-not-found.ts';
import { shownAuthor } from './post-author.ts';
import type { Post } from './post-cache.ts';
import { HiddenNotice, ReportDialog } from '../reports/index.ts';
import { useCommentList, type Thread } from './use-comment-list.ts';
import { useComments } from './use-comments.ts';
import { useFeed } from './use-feed.ts';
import { useEmojis } from '../../platform/use-emojis.ts';
import { useTextDraft } from '../../platform/use-text-draft.ts';
import { useRowWrites, useWrite } from '../../platform/use-write.ts';

/**
 * The comments on a post with their actions, for the dialog and for the post's page. `onMissing` is called if the post
 * turns out to be deleted. `dialogs` must be rendered next to the comments.
 */
export function usePostComments(post: Post, onMissing: () => void) {
  const { i18n } = useLingui();
  const { feed, showToast, showErrorToast, userId } = useFeed();
  const comments = useComments();
  const confirm = useConfirm();
  const { list, threads, showReplies, hideReplies } = useCommentList(post._id, post.comments);
  const [replyTo, setReplyTo] = useState<Comment | null>(null);
  const [edited, setEdited] = useState<Comment | null>(null);
  const [reported, setReported] = useState<Comment | null>(null);
  const { pending, write } = useWrite<'send'>();
  const removals = useRowWrites<'remove'>();
  const target = replyTo === null ? 'comment' : `reply/${replyTo._id}`;
  const mentions = useMentions(post.group?._id ?? null);
  const emojis = useEmojis();
  const draft = useTextDraft(`${userId}/post/${post._id}/${target}`);

  /**
   * Call this if the server reports something as deleted. That can be the post or only the parent comment.
   */
  async function reportIfPostMissing(): Promise<void> {
    try {
      await feed.refresh(post._id);
      await list.refetch();
    } catch (error) {
      if (isMissing(error)) onMissing();
    }
  }

  async function submit(): Promise<void> {
    if (draft.text.trim() === '') return;
    const parentId = replyTo === null ? null : (replyTo.parentId ?? replyTo._id);
    await write(
      'send',
      async () => {
        await comments.create(
          { postId: post._id, parentId, content: draft.text, mentions: mentions.idsIn(draft.text) },
          draft.key,
        );
        draft.clear();
        setReplyTo(null);
        if (parentId !== null) showReplies(parentId);
      },
      async (error) => {
        showErrorToast(error, i18n._('Error creating comment'));
        if (isMissing(error)) await reportIfPostMissing();
      },
    );
  }

  async function remove(comment: Comment): Promise<void> {
    const isSure = await confirm({
      title: i18n._('Delete this comment?'),
      description: i18n._('The comment and the replies to it are deleted for everyone, for good.'),
      confirmLabel: i18n._('Delete'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (!isSure) return;
    await removals.write(
      comment._id,
      'remove',
      async () => showToast(await comments.remove(comment)),
      i18n._('Error deleting comment'),
    );
  }

  const commentAuthor = ({ anonymous, user, userId: _id }: Comment) => {
    const { name, ...author } = shownAuthor(i18n, { _id, ...user }, anonymous, i18n._('The author'));
    return { author: name, ...author };
  };

  function noticeOf({ anonymous, isHidden, userId: authorId }: Comment) {
    if (isHidden === true) return <HiddenNotice isOwn={authorId === userId} />;
    if (anonymous !== 'visible') return undefined;
    return (
      <Text size="sm" tone="muted">
        {i18n._('Others see “The author” instead of the name.')}
      </Text>
    );
  }

  const view = (comment: Comment) => ({
    id: comment._id,
    ...commentAuthor(comment),
    content: comment.content,
    mentions: linkedMentions(comment.mentions),
    createdAt: comment.createdAt,
    edited: comment.updatedAt !== null,
    notice: noticeOf(comment),
    onReply: () => setReplyTo(comment),
    menu: [
      ...(comment.abilities.edit
        ? [{ label: i18n._('Edit'), icon: <IconEdit />, onSelect: () => setEdited(comment) }]
        : []),
      ...(comment.userId === userId
        ? []
        : [{ label: i18n._('Report'), icon: <IconFlag />, onSelect: () => setReported(comment) }]),
      ...(comment.abilities.delete
        ? [
            {
              label: i18n._('Delete'),
              icon: <IconTrash />,
              tone: 'danger' as const,
              onSelect: () => void remove(comment),
            },
          ]
        : []),
    ],
  });

  const threadView = ({ comment, replies, areRepliesLoading, repliesError }: Thread) => ({
    ...view(comment),
    repliesCount: comment.replies,
    replies: replies?.map(view),
    repliesLoading: areRepliesLoading,
    repliesError:
      repliesError === null ? undefined : errorText(i18n, repliesError, i18n._('Error fetching comments')),
    onShowReplies: () => showReplies(comment._id),
    onHideReplies: () => hideReplies(comment._id),
  });

  return {
    shown: {
      title: i18n._('{count, plural, =0 {Comments} one {# comment} other {# comments}}', {
        count: post.comments,
      }),
      comments: threads.map(threadView),
      loading: list.isPending,
      error: list.isError ? errorText(i18n, list.error, i18n._('Error fetching comments')) : undefined,
      onRetry: () => void (list.data === undefined ? list.refetch() : list.fetchNextPage()),
      hasMore: list.hasNextPage,
      loadingMore: list.isFetchingNextPage,
      onLoadMore: () => void list.fetchNextPage(),
      draft: draft.text,
      onDraftChange: draft.change,
      onSubmit: () => void submit(),
      submitting: pending !== null,
      replyTo: replyTo === null ? null : commentAuthor(replyTo).author,
      onCancelReply: () => setReplyTo(null),
      placeholder: i18n._('Comment...'),
      mentions: mentions.source,
      emojis,
    },
    dialogs: (
      <>
        {edited !== null && (
          <EditCommentDialog
            comment={edited}
            groupId={post.group?._id ?? null}
            onClose={() => setEdited(null)}
          />
        )}
        {reported !== null && (
          <ReportDialog
            subject={{ subjectType: 'comment', subjectId: reported._id }}
            onClose={() => setReported(null)}
          />
        )}
      </>
    ),
  };
}
