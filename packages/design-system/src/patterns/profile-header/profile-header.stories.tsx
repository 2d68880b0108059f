import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { IconMore } from '../../icons/more.tsx';
import { longName, samplePicture, unbrokenWord } from '../feed-post/samples.ts';
import { ProfileHeaderSkeleton } from './profile-header-skeleton.tsx';
import { ProfileHeader, type ProfileHeaderProps } from './profile-header.tsx';

const cover = samplePicture(1600, 500).src;
const others = {
  onAdd: fn(),
  onCancelRequest: fn(),
  onAccept: fn(),
  onDecline: fn(),
  onFollowingChange: fn(),
  onMessage: fn(),
};
const menu = <IconButton aria-haspopup="menu" icon={<IconMore />} label="More" />;

const args: ProfileHeaderProps = {
  name: 'Irena Kowalska',
  headline: 'Saint Casimir, Diocese of Oakland',
  friendsCount: 128,
  friendsHref: '#friends',
  coverSrc: cover,
  relation: { ...others, friendship: 'none' },
  menu,
};

const meta = {
  title: 'Patterns/People/ProfileHeader',
  component: ProfileHeader,
  args,
} satisfies Meta<typeof ProfileHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stranger: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Irena Kowalska' })).toBeVisible();
    const friends = canvas.getByRole('link', { name: '128 friends' });
    await expect(friends).toHaveAttribute('href', '#friends');
    await expect(friends.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.relation?.onAdd).toHaveBeenCalledOnce();
    const follow = canvas.getByRole('button', { name: 'Follow' });
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(follow);
    await expect(args.relation?.onFollowingChange).toHaveBeenLastCalledWith(true);
  },
};

export const Requested: Story = {
  args: { relation: { ...others, friendship: 'requested', following: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel request' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Follow' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Received: Story = {
  args: { relation: { ...others, friendship: 'received' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.relation?.onAccept).toHaveBeenCalledOnce();
    await expect(args.relation?.onDecline).toHaveBeenCalledOnce();
  },
};

export const Friends: Story = {
  args: { relation: { ...others, friendship: 'friends' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Friends')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Message' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add' })).toBeNull();
  },
};

export const Busy: Story = {
  args: { relation: { ...others, friendship: 'none', busy: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const OnesOwn: Story = {
  args: {
    relation: undefined,
    menu: undefined,
    onEdit: fn(),
    onEditCover: fn(),
    onEditAvatar: fn(),
    friendsCount: 1,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 friend' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change cover' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change picture' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit profile' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onEditCover).toHaveBeenCalledOnce();
    await expect(args.onEditAvatar).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Add' })).toBeNull();
  },
};

export const WithoutPictures: Story = {
  args: { coverSrc: null, avatarSrc: null, friendsCount: null, headline: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="cover"]')).toHaveAttribute('data-state', 'missing');
    await expect(canvasElement.querySelector('[data-part="friends"]')).toBeNull();
  },
};

export const CoverFailed: Story = {
  args: { coverSrc: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="cover"]')).toHaveAttribute('data-state', 'missing'),
    );
  },
};

export const LongName: Story = {
  args: { name: unbrokenWord, headline: unbrokenWord },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Pending: Story = {
  render: () => <ProfileHeaderSkeleton />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="profile-header-skeleton"]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={8}>
      <ProfileHeader {...args} avatarSrc={samplePicture(300, 300).src} />
      <ProfileHeader
        {...args}
        coverSrc={null}
        headingLevel={2}
        name={longName}
        onEdit={fn()}
        onEditAvatar={fn()}
        onEditCover={fn()}
        relation={undefined}
      />
      <ProfileHeader
        {...args}
        headingLevel={2}
        name="Thomas Okafor"
        relation={{ ...others, friendship: 'friends', following: true }}
      />
    </Stack>
  ),
};
