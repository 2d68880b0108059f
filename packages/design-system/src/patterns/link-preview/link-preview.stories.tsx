import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import { KeptPost, samplePost } from '../feed-post/post-samples.tsx';
import { longName, samplePicture, unbrokenWord } from '../feed-post/samples.ts';
import { LinkPreview } from './link-preview.tsx';

const { src, sources, placeholder } = samplePicture(960, 504);

const meta = {
  title: 'Patterns/Feed/LinkPreview',
  component: LinkPreview,
  args: {
    url: 'https://www.parish.example/news/organ',
    title: 'The new organ is blessed on Sunday',
    description: 'After eleven months the pipes are back. Bishop Marek blesses them at the ten o’clock Mass.',
    picture: { src, sources, placeholder },
  },
  render: (args) => (
    <div style={{ maxInlineSize: '38rem' }}>
      <LinkPreview {...args} />
    </div>
  ),
} satisfies Meta<typeof LinkPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={5} style={{ maxInlineSize: '42rem' }}>
      <KeptPost {...samplePost} media={null} preview={<LinkPreview {...args} />} />
      <LinkPreview {...args} picture={null} />
      <LinkPreview {...args} description="" picture={null} title="Mass times" />
    </Stack>
  ),
};

/** Before another site opens, the reader sees its full address. */
export const OpensAfterQuestion: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'The new organ is blessed on Sunday' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(dialog).toHaveTextContent('https://www.parish.example/news/organ');
  },
};

/** If the picture does not load, the texts get its space. */
export const PictureFailed: Story = {
  args: { picture: { src: 'data:image/png;base64,AAAA', sources: [] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('parish.example')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-part="picture"]')).toBeNull());
  },
};

export const LongTexts: Story = {
  args: {
    url: `https://${'very-long-name-of-a-parish.'.repeat(5)}example/`,
    title: `${longName} ${unbrokenWord}`,
    description: unbrokenWord,
  },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <LinkPreview {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-component="link-preview"]');
    await expect(card?.scrollWidth ?? 1).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
};
