import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { CommentsPanel, type CommentsPanelProps } from './comments-panel.tsx';
import { PostPage } from './post-page.tsx';

const nothing = () => undefined;
const sample: CommentsPanelProps = {
  title: '1 comment',
  comments: [
    {
      id: '1',
      author: 'Agnes Bernard',
      content: 'I bring candles.',
      createdAt: '2020-04-05T09:30:00Z',
      onReply: nothing,
    },
  ],
  loading: false,
  onRetry: nothing,
  hasMore: false,
  onLoadMore: nothing,
  draft: '',
  onDraftChange: nothing,
  onSubmit: nothing,
  submitting: false,
  replyTo: null,
  onCancelReply: nothing,
  placeholder: 'Comment...',
};

describeConformance(
  'PostPage',
  <PostPage back={<a href="#community">Back to all posts</a>} comments={<CommentsPanel {...sample} />}>
    A post
  </PostPage>,
  { component: 'post-page', asChild: false, portal: false },
);

describeConformance('CommentsPanel', (props) => <CommentsPanel {...sample} {...props} />, {
  component: 'comments-panel',
  asChild: false,
  portal: false,
});

it('Tab moves from the way back through the post and its comments to the field', async () => {
  const screen = await mount(
    <PostPage back={<a href="#community">Back</a>} comments={<CommentsPanel {...sample} />}>
      <a href="#author">Monica Rossi</a>
    </PostPage>,
  );
  for (const stop of [
    screen.getByRole('link', { name: 'Back' }),
    screen.getByRole('link', { name: 'Monica Rossi' }),
    screen.getByRole('group', { name: 'Comments' }),
    screen.getByRole('button', { name: 'Reply to Agnes Bernard' }),
    screen.getByRole('textbox', { name: 'Your comment' }),
    screen.getByRole('button', { name: 'Send' }),
  ]) {
    await userEvent.tab();
    await expect.element(stop).toHaveFocus();
  }
});

it('focuses the field when the reader asks to comment on the post, or replies', async () => {
  const screen = await mount(<CommentsPanel {...sample} />);
  const field = screen.getByRole('textbox', { name: 'Your comment' });
  await screen.rerender(<CommentsPanel {...sample} timesAsked={1} />);
  await expect.element(field).toHaveFocus();
  await screen.getByRole('button', { name: 'Reply to Agnes Bernard' }).click();
  await expect.element(field).toHaveFocus();
});
