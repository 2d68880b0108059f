import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { samplePicture } from '../../patterns/feed-post/samples.ts';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { PictureCrop } from './picture-crop.tsx';

const src = samplePicture(1200, 800).src;
const tall = samplePicture(600, 1000).src;

const meta = {
  title: 'Components/Forms/PictureCrop',
  component: PictureCrop,
  args: { src, label: 'Your picture', onAreaChange: fn(), onPictureError: fn() },
} satisfies Meta<typeof PictureCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const isShown = (canvasElement: HTMLElement) =>
  waitFor(() =>
    expect(canvasElement.querySelector('[data-part="frame"]')).toHaveAttribute('data-state', 'shown'),
  );

export const Circle: Story = {
  tags: ['direction'],
  args: { shape: 'circle' },
  play: async ({ args, canvas, canvasElement }) => {
    await isShown(canvasElement);
    await expect(args.onAreaChange).toHaveBeenLastCalledWith({
      left: expect.closeTo(1 / 6),
      top: 0,
      width: expect.closeTo(2 / 3),
      height: 1,
    });
    await expect(canvas.getByRole('group', { name: 'Your picture' })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Left or right' })).toHaveAccessibleDescription(
      /arrow keys/,
    );
  },
};

export const Cover: Story = {
  args: { ratio: 3, label: 'Your cover' },
  play: async ({ canvas, canvasElement }) => {
    await isShown(canvasElement);
    const frame = canvas.getByRole('group', { name: 'Your cover' });
    const { width, height } = frame.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(3, 1);
  },
};

export const ByKeys: Story = {
  tags: ['direction'],
  args: { shape: 'circle' },
  play: async ({ args, canvas, canvasElement }) => {
    await isShown(canvasElement);
    await userEvent.tab();
    const frame = canvas.getByRole('slider', { name: 'Left or right' });
    await expect(frame).toHaveFocus();
    await userEvent.keyboard('+++++');
    await expect(canvas.getByRole('slider', { name: 'Size' })).toHaveAttribute('aria-valuetext', '150%');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(args.onAreaChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ height: expect.closeTo(2 / 3) }),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Size' })).toHaveFocus();
  },
};

export const Tall: Story = { args: { src: tall, ratio: 3 } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, canvasElement }) => {
    await isShown(canvasElement);
    await expect(canvas.getByRole('slider', { name: 'Left or right' })).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const NoPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/could not be opened/u));
    await expect(args.onPictureError).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('slider', { name: 'Size' })).toBeNull();
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg">
      <PictureCrop {...args} shape="circle" />
      <Stack gap={6}>
        <PictureCrop {...args} label="Your cover" ratio={3} />
        <PictureCrop {...args} label="Another cover" ratio={3} src="data:image/png;base64,AAAA" />
      </Stack>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="shown"]')).toHaveLength(2));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="failed"]')).toHaveLength(1));
  },
};
