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

it('takes one answer, says that it waits, and then what it was', async () => {
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
