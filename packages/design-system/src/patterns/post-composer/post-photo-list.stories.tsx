import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PostPhotoList } from './post-photo-list.tsx';
import { galleryOf } from './samples.tsx';

const gallery = { ...galleryOf(3), onDescribe: fn(), onRemove: fn(), onReorder: fn() };

const meta = {
  title: 'Patterns/Feed/PostPhotoList',
  component: PostPhotoList,
  args: { gallery },
} satisfies Meta<typeof PostPhotoList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The photos of a post that its author edits. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move photo 1 back' }));
    await expect(gallery.onReorder).toHaveBeenLastCalledWith(['photo-2', 'photo-1', 'photo-3']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 2' }));
    await expect(gallery.onRemove).toHaveBeenLastCalledWith('photo-2');
  },
};
