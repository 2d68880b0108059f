import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { longName, longText, minutesAgo, unbrokenWord } from '../feed-post/samples.ts';
import type { CommentView } from './comment-item.tsx';
import { CommentsDialog, type CommentsDialogProps } from './comments-dialog.tsx';

const comment = (id: string, author: string, content: string, minutes: number): CommentView => ({
  id,
  author,
  content,
  createdAt: minutesAgo(minutes),
  onReply: fn(),
});

const thread: readonly CommentView[] = [
  {
    ...comment('1', 'Dominic Okafor', 'We come with all five. Is there room for a pram on the bridge?', 4),
    repliesCount: 2,
    replies: [
      comment('1a', 'Monica Rossi', 'There is, if the banner goes first.', 3),
      { ...comment('1b', 'Dominic Okafor', 'Then the banner goes first.', 2), edited: true },
    ],
    onShowReplies: fn(),
    onHideReplies: fn(),
    menu: [{ label: 'Report', onSelect: fn() }],
  },
  {
    ...comment(
      '2',
      'Agnes Bernard',
      'I bring candles for those who forget theirs.\n\nEvery year somebody does.',
      18,
    ),
    edited: true,
    menu: [
      { label: 'Edit', onSelect: fn() },
      { label: 'Delete', tone: 'danger', onSelect: fn() },
    ],
  },
  {
    ...comment('3', 'Katharine Kowalska', 'Which songs? The choir should know by Thursday.', 60 * 3),
    repliesCount: 1,
    onShowReplies: fn(),
    menu: [{ label: 'Report', onSelect: fn() }],
  },
  comment('4', 'Cyril Ambrose', 'God willing.', 60 * 26),
];

function Kept(props: CommentsDialogProps) {
  const [open, setOpen] = useState(props.open);
  const [draft, setDraft] = useState(props.draft);
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="secondary">
        Comment
      </Button>
      <CommentsDialog
        {...props}
        draft={draft}
        onDraftChange={(next) => {
          setDraft(next);
          props.onDraftChange(next);
        }}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
        open={open}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/Feed/CommentsDialog',
  component: CommentsDialog,
  // On the documentation page, each story has its own frame, because an open dialog would block the page.
  parameters: { picture: 'page', docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: '4 comments',
    post: { author: 'Monica Rossi', text: 'Procession on Sunday', href: '#post' },
    comments: thread,
    loading: false,
    onRetry: fn(),
    hasMore: false,
    onLoadMore: fn(),
    draft: '',
    onDraftChange: fn(),
    onSubmit: fn(),
    submitting: false,
    replyTo: null,
    onCancelReply: fn(),
    placeholder: 'Comment...',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CommentsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Thread: Story = {
  tags: ['direction'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '4 comments' });
    const list = within(dialog).getByRole('group', { name: 'Comments' });
    await expect(list).toHaveAttribute('aria-busy', 'false');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(within(dialog).getByRole('button', { name: 'Hide 2 replies' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(within(dialog).getByRole('button', { name: 'Show 1 reply' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(within(dialog).getByPlaceholderText('Comment...')).toHaveAccessibleName('Your comment');
  },
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Comment' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('textbox', { name: 'Your comment' });
    field.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('One{Shift>}{Enter}{/Shift}two');
    await expect(field).toHaveValue('One\ntwo');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const ListIs25RemHigh: Story = {
  args: { comments: Array.from({ length: 30 }, (_, index) => comment(`${index}`, 'Rose Lima', longText, 9)) },
  play: async () => {
    const list = await screen.findByRole('group', { name: 'Comments' });
    const expected = Math.min(400, Math.max(192, window.innerHeight - 320));
    await expect(list.getBoundingClientRect().height).toBe(expected);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    list.focus();
    await expect(list).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { title: 'Comments', comments: [], loading: true },
  play: async () => {
    const list = await screen.findByRole('group', { name: 'Comments' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(within(list).getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = {
  args: { title: 'Comments', comments: [] },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 3, name: 'No comments yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { title: '4 comments', comments: [], error: 'Error fetching comments' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Error fetching comments');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(screen.queryByText('No comments yet')).toBeNull();
  },
};

export const More: Story = {
  args: { hasMore: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show more comments' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** With `emojis`, an emoji is written at the caret. */
export const WithEmojis: Story = {
  args: { emojis: { recent: [], skinTone: 'none', onSkinToneChange: fn(), onUse: fn() } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Add an emoji' })).toBeVisible();
  },
};

export const Replying: Story = {
  args: { replyTo: 'Katharine Kowalska', draft: 'The Salve Regina,' },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Replying to Katharine Kowalska' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the reply' }));
    await expect(args.onCancelReply).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
  },
};

export const Actions: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reply to Agnes Bernard' }));
    await expect(args.comments[1]?.onReply).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Show 1 reply' }));
    await expect(args.comments[2]?.onShowReplies).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Hide 2 replies' }));
    await expect(args.comments[0]?.onHideReplies).toHaveBeenCalledOnce();
    for (const button of dialog.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const RepliesFailed: Story = {
  args: {
    comments: [
      {
        ...comment('1', 'Rose Lima', 'Deo gratias.', 9),
        repliesCount: 3,
        repliesError: 'Error fetching comments',
        onShowReplies: fn(),
      },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Error fetching comments');
  },
};

export const Sending: Story = {
  args: { draft: 'We will be there.', submitting: true },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    title: '2 comments',
    post: { author: longName, text: unbrokenWord, href: '#post' },
    comments: [
      { ...comment('1', longName, unbrokenWord, 5), menu: [{ label: 'Report', onSelect: fn() }] },
      {
        ...comment('2', unbrokenWord.slice(0, 90), 'Amen.', 5),
        repliesCount: 1,
        replies: [comment('2a', longName, unbrokenWord, 3)],
      },
    ],
    replyTo: longName,
  },
  play: async () => {
    const list = await screen.findByRole('group', { name: 'Comments' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await userEvent.click(screen.getByText('Amen.'));
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const list = await screen.findByRole('group', { name: 'Comments' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const LoadingMore: Story = {
  args: { hasMore: true, loadingMore: true, maxLength: 2000 },
  play: async ({ args }) => {
    const list = await screen.findByRole('group', { name: 'Comments' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Show more comments' }));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await expect(screen.getByPlaceholderText('Comment...')).toHaveAttribute('maxlength', '2000');
  },
};

export const Overview: Story = {
  tags: ['composed'],
  args: { hasMore: true, replyTo: 'Katharine Kowalska', draft: 'The Salve Regina,' },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Replying to Katharine Kowalska' });
    await waitFor(() => expect(field).toHaveFocus());
  },
};
