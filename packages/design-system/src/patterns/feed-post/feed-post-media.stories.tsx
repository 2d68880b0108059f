import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FeedPost } from './feed-post.tsx';
import { KeptPost, samplePost } from './post-samples.tsx';
import { sampleLike } from './sample-reactions.tsx';
import { sampleVideo } from './sample-video.ts';
import { sampleGallery, samplePicture } from './samples.ts';

const meta = {
  title: 'Patterns/Feed/FeedPost, pictures and videos',
  component: FeedPost,
  args: samplePost,
  render: (args) => (
    <div style={{ maxInlineSize: '42rem', marginInline: 'auto' }}>
      <KeptPost {...args} />
    </div>
  ),
} satisfies Meta<typeof FeedPost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  args: { media: samplePicture(1600, 1000), reactions: [sampleLike(12, true)] },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /^The church of Saint Monica at dusk/u });
    const box = picture.getBoundingClientRect();
    await expect(box.width / box.height).toBeCloseTo(1.6, 1);
  },
};

export const TenPictures: Story = {
  args: { media: sampleGallery(10) },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: 'Open picture 5 of 10 +6' });
    await expect(canvas.getAllByRole('img')).toHaveLength(5);
    await expect(canvas.getByRole('img', { name: 'Picture by Monica Rossi' })).toBeVisible();
    await userEvent.click(last);
    const dialog = within(await screen.findByRole('dialog', { name: 'Picture by Monica Rossi' }));
    await expect(dialog.getByText('5 of 10')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog.getByText('6 of 10')).toBeVisible();
    await expect(dialog.getByText('Station 6 of the procession')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(last).toHaveFocus();
  },
};

export const Galleries: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '42rem', marginInline: 'auto' }}>
      {[2, 3, 4, 5].map((count) => (
        <KeptPost {...args} id={`post-${count}`} key={count} media={sampleGallery(count)} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('[data-part="gallery"]')].map((gallery) => {
      const { width, height } = gallery.getBoundingClientRect();
      return Math.round((width / height) * 100) / 100;
    });
    await expect(shapes).toEqual([1.5, 1.5, 1.5, 1.25]);
  },
};

export const TallPicture: Story = { args: { media: samplePicture(900, 1600) } };

export const SmallPicture: Story = { args: { media: samplePicture(320, 240) } };

export const PictureKeepsItsPlace: Story = {
  args: { media: { ...samplePicture(1600, 1000), src: 'data:image/png;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-component="post-picture"]');
    const box = frame?.getBoundingClientRect();
    await expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1);
  },
};

export const PictureWithoutDescription: Story = {
  args: { media: { ...samplePicture(1600, 1000), description: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Picture by Monica Rossi' })).toBeVisible();
  },
};

export const PictureFailed: Story = {
  args: { media: { ...samplePicture(1600, 1000), src: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture could not be loaded.')).toBeVisible();
    await expect(canvas.getByText(/^The church of Saint Monica/u)).toBeVisible();
  },
};

export const Video: Story = {
  args: {
    media: {
      kind: 'video',
      src: sampleVideo,
      contentType: 'video/webm',
      description: 'A golden ball rolls over blue ground',
    },
  },
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('A golden ball rolls over blue ground');
    await expect(video.controls).toBe(true);
    // Its first frame takes the place of a poster.
    await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_CURRENT_DATA));
    await expect(video.currentSrc).toMatch(/#t=0\.001$/u);
  },
};

export const VideoFailed: Story = {
  args: {
    media: { kind: 'video', src: 'data:video/mp4;base64,AAAA', contentType: 'video/mp4', description: '' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The video cannot be played here.')).toBeVisible();
  },
};
