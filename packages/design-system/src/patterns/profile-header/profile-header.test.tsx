import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ProfileHeaderSkeleton } from './profile-header-skeleton.tsx';
import { ProfileHeader } from './profile-header.tsx';

describeConformance('ProfileHeader', <ProfileHeader friendsCount={3} name="Irena Kowalska" />, {
  component: 'profile-header',
  asChild: false,
  portal: false,
});

describeConformance('ProfileHeaderSkeleton', <ProfileHeaderSkeleton />, {
  component: 'profile-header-skeleton',
  asChild: false,
  portal: false,
});

const every = {
  onAdd: vi.fn<() => void>(),
  onCancelRequest: vi.fn<() => void>(),
  onAccept: vi.fn<() => void>(),
  onDecline: vi.fn<() => void>(),
  onMessage: vi.fn<() => void>(),
  onFollowingChange: vi.fn<(following: boolean) => void>(),
};

describe('ProfileHeader', () => {
  it.each([
    ['none', ['Add', 'Message', 'Follow']],
    ['requested', ['Cancel request', 'Message', 'Follow']],
    ['received', ['Accept', 'Decline', 'Message', 'Follow']],
    ['friends', ['Message', 'Follow']],
  ] as const)('offers the actions for the friendship %s', async (friendship, names) => {
    await mount(<ProfileHeader friendsCount={3} name="Irena" relation={{ ...every, friendship }} />);
    expect([...document.querySelectorAll('button')].map((button) => button.textContent)).toEqual(names);
  });

  it('keeps the focus position when one action replaces another', async () => {
    const screen = await mount(
      <ProfileHeader friendsCount={3} name="Irena" relation={{ ...every, friendship: 'none' }} />,
    );
    screen.getByRole('button', { name: 'Add' }).element().focus();
    await screen.rerender(
      <ProfileHeader friendsCount={3} name="Irena" relation={{ ...every, friendship: 'requested' }} />,
    );
    await expect.element(screen.getByRole('button', { name: 'Cancel request' })).toHaveFocus();
    await screen.rerender(
      <ProfileHeader friendsCount={4} name="Irena" relation={{ ...every, friendship: 'friends' }} />,
    );
    await expect.element(screen.getByRole('button', { name: 'Message' })).toHaveFocus();
  });

  it('offers no action without a callback', async () => {
    await mount(<ProfileHeader friendsCount={3} name="Irena" relation={{ friendship: 'none' }} />);
    expect(document.querySelector('button')).toBeNull();
  });

  it.each([
    [0, '0 friends'],
    [1, '1 friend'],
    [1200, '1,200 friends'],
    [null, undefined],
  ])('counts %s friends', async (count, text) => {
    await mount(<ProfileHeader friendsCount={count} name="Irena" />);
    expect(document.querySelector('[data-part="friends"]')?.textContent).toBe(text);
  });
});
