import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import { samplePicture, unbrokenWord } from '../feed-post/samples.ts';
import { preventNavigation } from '../prevent-navigation.ts';
import { FileAttachment } from './file-attachment.tsx';

const name = 'Programme of Holy Week.pdf';

const meta = {
  title: 'Patterns/Chat/FileAttachment',
  component: FileAttachment,
  args: { name, size: 482_000 },
  render: (args) => (
    <div style={{ maxInlineSize: '36rem' }}>
      <FileAttachment {...args} />
    </div>
  ),
} satisfies Meta<typeof FileAttachment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={4} style={{ maxInlineSize: '36rem' }}>
      <FileAttachment {...args} downloadHref="#download" viewHref="#view" />
      <FileAttachment {...args} onRemove={fn()} state="idle" />
      <FileAttachment
        {...args}
        kind="image"
        name="church-at-dusk.jpg"
        onCancel={fn()}
        progress={62}
        state="uploading"
        thumbnail={samplePicture(120, 90).src}
      />
      <FileAttachment
        {...args}
        kind="video"
        name="procession.mp4"
        onCancel={fn()}
        size={18_200_000}
        state="processing"
      />
      <FileAttachment
        {...args}
        error="The file is too large: 25 MB at most."
        kind="audio"
        name="salve-regina.wav"
        onRemove={fn()}
        onRetry={fn()}
        size={31_000_000}
        state="error"
      />
      <FileAttachment {...args} name={`${unbrokenWord}.pdf`} onRemove={fn()} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading church-at-dusk.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('25 MB at most');
    for (const row of canvasElement.querySelectorAll('[data-component="file-attachment"]')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
  },
};

export const ViewAndDownload: Story = {
  args: { viewHref: '#view', downloadHref: '#download' },
  play: async ({ canvas }) => {
    const view = canvas.getByRole('link', { name: `View: ${name}` });
    await expect(view).toHaveAttribute('target', '_blank');
    const download = canvas.getByRole('link', { name: `Download: ${name}` });
    await expect(download).toHaveAttribute('download', name);
    preventNavigation();
    await userEvent.click(download);
  },
};

/** The address of the file is loaded when the member presses the button. */
export const Asked: Story = {
  args: { onView: fn(), onDownload: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `View: ${name}` }));
    await userEvent.click(canvas.getByRole('button', { name: `Download: ${name}` }));
    await expect(args.onView).toHaveBeenCalledOnce();
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const Uploading: Story = {
  args: { state: 'uploading', progress: 40, onCancel: fn(), onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Cancel: ${name}` }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^Remove/u })).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['direction'],
  args: { state: 'error', error: 'The connection was lost.', onRetry: fn(), onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Retry: ${name}` }));
    await userEvent.click(canvas.getByRole('button', { name: `Remove: ${name}` }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** Direction marks in a name can disguise its extension, so direction marks are removed. */
export const DeceitfulName: Story = {
  args: { name: 'psalm\u202Efdp.exe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('psalmfdp.exe')).toBeVisible();
    await expect(canvas.getByText('.exe')).toBeVisible();
  },
};

export const MissingThumbnail: Story = {
  args: { kind: 'image', thumbnail: 'data:image/png;base64,none' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('[data-part="mark"] svg')).toBeVisible();
  },
};
