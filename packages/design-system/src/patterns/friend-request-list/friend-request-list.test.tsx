import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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

it('accepts one response, and shows that it is being sent and its result', async () => {
  const screen = await mount(<FriendRequestList {...sample} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(sample.onAccept).toHaveBeenCalledExactlyOnceWith('1');
  await screen.rerender(<FriendRequestList {...sample} requests={[{ ...request, state: 'accepting' }]} />);
  const accept = screen.getByRole('button', { name: 'Accept' });
  await expect.element(accept).toHaveFocus();
  await expect.element(accept).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  expect(sample.onAccept).toHaveBeenCalledOnce();
  expect(sample.onDecline).not.toHaveBeenCalled();
  await screen.rerender(<FriendRequestList {...sample} requests={[{ ...request, state: 'accepted' }]} />);
  await expect.element(screen.getByText('You are friends now.')).toHaveAttribute('role', 'status');
  await expect.element(accept).not.toBeInTheDocument();
});

it('keeps the focus position when the member answers one request after another', async () => {
  const second = { ...request, id: '2', name: 'Rose Lima', href: '#rose' };
  const third = { ...request, id: '3', name: 'Cyril Ambrose' };
  const screen = await mount(<FriendRequestList {...sample} requests={[request, second, third]} />);
  const decline = screen.getByRole('button', { name: 'Decline' });
  decline.first().element().focus();
  await screen.rerender(<FriendRequestList {...sample} requests={[second, third]} />);
  await expect.element(screen.getByRole('link', { name: 'Rose Lima' })).toHaveFocus();
  await screen.rerender(<FriendRequestList {...sample} requests={[third]} />);
  await expect.element(screen.getByRole('button', { name: 'Accept' })).toHaveFocus();
  await screen.rerender(<FriendRequestList {...sample} data-testid="list" requests={[]} />);
  await expect.element(screen.getByTestId('list')).toHaveFocus();
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
