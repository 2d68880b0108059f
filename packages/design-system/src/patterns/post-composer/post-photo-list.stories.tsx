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

/** Photos can be added. One of the chosen files could not be read. */
export const WithPicker: Story = {
  args: {
    accept: 'image/jpeg,image/png',
    error: '“torn.jpg” was not added. This file cannot be read as a picture.',
    onAdd: fn(),
  },
  play: async ({ args, canvas }) => {
    const picture = new File(['A picture'], 'banner.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Add photos'), picture);
    await expect(args.onAdd).toHaveBeenCalledWith([picture]);
    await expect(canvas.getByRole('alert')).toHaveTextContent('torn.jpg');
  },
};
