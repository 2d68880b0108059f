import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeAnswers } from '../../../test/answers.tsx';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { FriendRequestList, type FriendRequest } from './friend-request-list.tsx';

const request: FriendRequest = { id: '1', name: 'Agnes Bernard', createdAt: '2026-05-14T10:24:00Z' };

const sample = {
  emptyText: 'None',
  label: 'Friend requests',
  onAccept: vi.fn<() => void>(),
  onDecline: vi.fn<() => void>(),
  requests: [request],
};

describeConformance('FriendRequestList', <FriendRequestList {...sample} />, {
  component: 'friend-request-list',
  asChild: false,
  portal: false,
});

describeAnswers('FriendRequestList', ({ rows, accepted, ...answers }) => (
  <FriendRequestList
    {...sample}
    {...answers}
    data-testid="list"
    requests={rows.map((row) => ({
      ...request,
      ...row,
      state: row.id === accepted ? 'accepting' : 'pending',
    }))}
  />
));

it('shows the result of a response', async () => {
  const screen = await mount(
    <FriendRequestList {...sample} requests={[{ ...request, state: 'accepting' }]} />,
  );
  await screen.rerender(<FriendRequestList {...sample} requests={[{ ...request, state: 'accepted' }]} />);
  await expect.element(screen.getByText('You are friends now.')).toHaveAttribute('role', 'status');
  await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

it('moves the focus from an answered request to its name, or else to the next request', async () => {
  const named = { ...request, href: '#agnes' };
  const second = { ...request, id: '2', name: 'Rose Lima' };
  const screen = await mount(<FriendRequestList {...sample} requests={[named, second]} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.rerender(
    <FriendRequestList {...sample} requests={[{ ...named, state: 'accepted' }, second]} />,
  );
  await expect.element(screen.getByRole('link', { name: 'Agnes Bernard' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const third = { ...request, id: '3', name: 'Cyril Ambrose' };
  await screen.rerender(
    <FriendRequestList {...sample} requests={[named, { ...second, state: 'accepted' }, third]} />,
  );
  await expect.element(screen.getByRole('button', { name: 'Accept' }).last()).toHaveFocus();
});

it('does not move the focus if the reader has moved it', async () => {
  const screen = await mount(
    <>
      <FriendRequestList {...sample} />
      <button type="button">Elsewhere</button>
    </>,
  );
  screen.getByRole('button', { name: 'Accept' }).element().focus();
  await screen.getByRole('button', { name: 'Elsewhere' }).click();
  await screen.rerender(
    <>
      <FriendRequestList {...sample} requests={[]} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it('loads older requests with a button', async () => {
  const onLoadMore = vi.fn<() => void>();
  const screen = await mount(<FriendRequestList {...sample} hasMore onLoadMore={onLoadMore} />);
  await screen.getByRole('button', { name: 'Show more' }).click();
  expect(onLoadMore).toHaveBeenCalledOnce();
});
