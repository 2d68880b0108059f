import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { hitAreaHeight } from '../../../test/hit-area.ts';
import { CommentsDialog, type CommentsDialogProps } from './comments-dialog.tsx';

const nothing = () => undefined;

const sample: CommentsDialogProps = {
  open: true,
  onOpenChange: nothing,
  title: '2 comments',
  post: { author: 'Monica Rossi', text: 'Procession', href: '#post' },
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

describeConformance('CommentsDialog', (props) => <CommentsDialog {...sample} {...props} />, {
  component: 'dialog',
  asChild: false,
  portal: true,
});

it("links an author's name to their page, if there is one", async () => {
  const [comment] = sample.comments;
  if (comment === undefined) throw new Error('There is no comment.');
  const screen = await mount(<CommentsDialog {...sample} />);
  expect(document.querySelector('[data-component="comment"] a')).toBeNull();
  await screen.rerender(<CommentsDialog {...sample} comments={[{ ...comment, href: '/profile/agnes' }]} />);
  const link = screen.getByRole('link', { name: 'Agnes Bernard' });
  await expect.element(link).toHaveAttribute('href', '/profile/agnes');
  // The dialog grows while it opens, so the test waits for its final size.
  await expect.poll(() => hitAreaHeight(link.element())).toBeGreaterThanOrEqual(43);
});

it('shows a notice above the text of a comment', async () => {
  const [comment] = sample.comments;
  if (comment === undefined) throw new Error('There is no comment.');
  const notice = <p>Nobody else sees it.</p>;
  const screen = await mount(<CommentsDialog {...sample} comments={[{ ...comment, notice }]} />);
  const text = screen.getByText('Nobody else sees it.');
  await expect.element(text).toBeVisible();
  expect(text.element().compareDocumentPosition(screen.getByText('I bring candles.').element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

function Opening(props: Partial<CommentsDialogProps>) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const [asking, setAsking] = useState(false);
  const comments = sample.comments.map((comment) => ({
    ...comment,
    menu: [{ label: 'Delete', onSelect: () => setAsking(true) }],
  }));
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Comment
      </button>
      <CommentsDialog
        {...sample}
        comments={comments}
        {...props}
        draft={draft}
        onDraftChange={setDraft}
        onOpenChange={setOpen}
        open={open}
      />
      <ConfirmDialog
        confirmLabel="Delete"
        description="For good."
        onCancel={() => setAsking(false)}
        onConfirm={() => setAsking(false)}
        open={asking}
        title="Delete this comment?"
      />
    </>
  );
}

const open = async (props: Partial<CommentsDialogProps> = {}) => {
  const onSubmit = vi.fn<() => void>();
  const screen = await mount(<Opening onSubmit={onSubmit} {...props} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: '2 comments' });
  await expect.element(dialog).toHaveFocus();
  return {
    screen,
    dialog,
    onSubmit,
    field: screen.getByRole('textbox', { name: 'Your comment' }),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
  };
};

describe('the keyboard of the comments', () => {
  it('Tab cycles within the dialog: to the list, its actions and the field', async () => {
    const { screen, button, field } = await open();
    const stops = [
      button('Close'),
      screen.getByRole('link', { name: 'Monica Rossi Procession' }),
      screen.getByRole('group', { name: 'Comments' }),
      button('More'),
      button('Reply to Agnes Bernard'),
      field,
      button('Send'),
      button('Close'),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect.element(stop).toHaveFocus();
    }
  });

  it('Enter sends the comment, and Shift+Enter inserts a line break', async () => {
    const { field, onSubmit } = await open();
    await field.click();
    await userEvent.keyboard('One{Shift>}{Enter}{/Shift}two');
    await expect.element(field).toHaveValue('One\ntwo');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'the Enter of a composition (%o) sends nothing',
    async (word) => {
      const { field, onSubmit } = await open();
      await field.fill('Amen');
      const key = { ...word, key: 'Enter', bubbles: true, cancelable: true };
      field.element().dispatchEvent(new KeyboardEvent('keydown', key));
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('Reply focuses the field for every comment, including a second one by the same person', async () => {
    const [comment] = sample.comments;
    if (comment === undefined) throw new Error('There is no comment.');
    const onReply = vi.fn<() => void>();
    const comments = ['1', '2'].map((id) => ({ ...comment, id, onReply }));
    const screen = await mount(<CommentsDialog {...sample} comments={comments} replyTo="Agnes Bernard" />);
    const field = screen.getByRole('textbox', { name: 'Replying to Agnes Bernard' });
    const reply = screen.getByRole('button', { name: 'Reply to Agnes Bernard' });
    for (const button of [reply.first(), reply.nth(1), reply.nth(1)]) {
      button.element().focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(field).toHaveFocus();
    }
    expect(onReply).toHaveBeenCalledTimes(3);
  });

  it('Enter does not send an empty comment', async () => {
    const { field, onSubmit } = await open();
    await field.click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('Escape closes it, keeps the draft, and returns the focus', async () => {
    const { screen, dialog, field } = await open();
    await field.fill('Not yet finished');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    const opener = screen.getByRole('button', { name: 'Comment' });
    await expect.element(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('Not yet finished');
  });

  it('Escape closes only the confirm dialog about a comment', async () => {
    const { screen, dialog, button } = await open();
    button('More').element().focus();
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
  });
});

describe('CommentsDialog', () => {
  it('shows a new comment at the top of the list', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      id: `${index}`,
      author: 'Rose Lima',
      content: 'Deo gratias.',
      createdAt: '2020-04-05T09:30:00Z',
      onReply: nothing,
    }));
    const screen = await mount(<CommentsDialog {...sample} comments={many} />);
    const list = screen.getByRole('group', { name: 'Comments' }).element();
    list.scrollTop = 400;
    await screen.rerender(<CommentsDialog {...sample} comments={many} submitting />);
    expect(list.scrollTop).toBe(400);
    const [first] = many;
    await screen.rerender(
      <CommentsDialog
        {...sample}
        comments={first === undefined ? many : [{ ...first, id: 'new' }, ...many]}
      />,
    );
    expect(list.scrollTop).toBe(0);
  });

  it('focuses the field on Reply', async () => {
    const screen = await mount(<CommentsDialog {...sample} />);
    await screen.rerender(<CommentsDialog {...sample} replyTo="Agnes Bernard" />);
    await expect.element(screen.getByRole('textbox', { name: 'Replying to Agnes Bernard' })).toHaveFocus();
  });
});
