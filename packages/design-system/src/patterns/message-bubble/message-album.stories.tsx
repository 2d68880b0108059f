import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import { agnes, before, pictureContent, timeOfDay } from '../chat-thread/samples.tsx';
import { AlbumTile } from './album-tile.tsx';
import { MessageAlbum, type AlbumPicture } from './message-album.tsx';

const picturesOf = (count: number): AlbumPicture[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index + 1}`,
    content: { ...pictureContent, description: `The church, picture ${index + 1}`, onView: fn() },
    menu: [{ label: 'Report', onSelect: fn() }],
  }));

const meta = {
  title: 'Patterns/Chat/MessageAlbum',
  component: MessageAlbum,
  args: { author: agnes, own: false, createdAt: before(12), formatTime: timeOfDay, pictures: picturesOf(4) },
  render: (args) => (
    <div style={{ maxInlineSize: '44rem' }}>
      <MessageAlbum {...args} />
    </div>
  ),
} satisfies Meta<typeof MessageAlbum>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReceivedAndOwn: Story = {
  render: (args) => (
    <Stack gap={4}>
      <MessageAlbum {...args} pictures={picturesOf(3)} />
      <MessageAlbum {...args} own pictures={picturesOf(7)} seen />
    </Stack>
  ),
};

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAccessibleName(`4 photos from ${agnes}`);
    await expect(canvas.getAllByRole('button', { name: /^Open picture/u })).toHaveLength(4);
  },
};

/** The last tile counts the pictures that are not shown. The button below shows all of them. */
export const Many: Story = {
  args: { pictures: picturesOf(7) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+4')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all 7 photos' })).toBeVisible();
  },
};

/** One picture has failed, and the others are loading. */
export const Loading: Story = {
  args: {
    pictures: picturesOf(3).map((picture, index) => ({
      ...picture,
      content: {
        ...picture.content,
        src: undefined,
        ...(index === 0 ? { error: 'The file could not be loaded.', onRetry: fn() } : {}),
      },
    })),
  },
};

export const Narrow: Story = {
  args: { pictures: picturesOf(5), own: true },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <MessageAlbum {...args} />
    </div>
  ),
};

/** The site renders each tile itself, for example to load its picture. */
export const OwnTiles: Story = {
  args: { renderTile: (tile, id) => <AlbumTile {...tile} key={id} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Open picture/u })).toHaveLength(4);
  },
};

export const RightToLeft: Story = { args: { pictures: picturesOf(3) }, globals: { direction: 'rtl' } };
