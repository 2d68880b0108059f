import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import {
  agnes,
  audioContent,
  before,
  documentContent,
  longText,
  pictureContent,
  timeOfDay,
  unbrokenWord,
  videoContent,
} from '../chat-thread/samples.tsx';
import { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';

const meta = {
  title: 'Patterns/Chat/MessageBubble',
  component: MessageBubble,
  args: {
    author: agnes,
    own: false,
    content: { kind: 'text', text: 'Peace be with you! Are you coming to the rosary on Thursday?' },
    createdAt: before(12),
    formatTime: timeOfDay,
  },
  render: (args) => (
    <div style={{ maxInlineSize: '44rem' }}>
      <MessageBubble {...args} />
    </div>
  ),
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

const report = [{ label: 'Report', onSelect: fn() }];

const quoted = (
  <Text size="sm" tone="muted">
    A crib of olive wood, Bethlehem, $80
  </Text>
);

const voiceLevels = Array.from({ length: 64 }, (_, at) => Math.round(90 * Math.abs(Math.sin(at / 4))));

const every: readonly Partial<MessageBubbleProps>[] = [
  { grouping: 'first' },
  { grouping: 'last', content: { kind: 'text', text: 'We begin at seven.' }, menu: report },
  {
    own: true,
    content: { kind: 'text', text: 'I am coming.' },
    seen: true,
    onReply: fn(),
    reactions: [{ type: 'like', author: agnes, own: false }],
  },
  { own: true, content: { kind: 'text', text: 'I am coming at six.' }, edited: true, quiet: true },
  { own: false, content: { kind: 'text', text: 'The procession begins at seven.' }, forwarded: true },
  { own: true, content: { kind: 'deleted' }, quiet: true },
  { content: { kind: 'deleted' } },
  {
    content: { kind: 'text', text: 'My mother is out of hospital.' },
    reactions: [
      { type: 'amen', author: 'You', own: true },
      { type: 'love', author: agnes, own: false },
    ],
    onReact: fn(),
  },
  { card: quoted, content: { kind: 'text', text: 'Is the crib still to be had?' } },
  { content: { ...pictureContent, onView: fn() } },
  { own: true, content: videoContent },
  { content: audioContent },
  {
    content: {
      kind: 'voice',
      name: 'Voice note (0:12)',
      seconds: 12,
      waveform: voiceLevels,
      speed: 1,
      onSpeedChange: fn(),
    },
  },
  { content: documentContent },
  { content: { kind: 'unsupported', name: 'relic.xyz', downloadHref: '#download' } },
  { content: { kind: 'image', name: 'later.jpg', width: 320, height: 120 } },
  {
    own: true,
    state: 'sending',
    content: { ...documentContent, viewHref: undefined, downloadHref: undefined },
    progress: 45,
    onCancel: fn(),
  },
  {
    own: true,
    state: 'failed',
    failure: 'The connection was lost.',
    content: { kind: 'text', text: 'Shall I bring the songbooks?' },
    onRetry: fn(),
    onDelete: fn(),
  },
];

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={3} style={{ maxInlineSize: '44rem' }}>
      {every.map((props, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <MessageBubble {...args} {...props} key={index} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('File attached: church-at-dusk.jpg')).toBeVisible();
    await expect(canvas.getByText('Unsupported file')).toBeVisible();
    await expect(canvas.getByText('Loading file...')).toBeVisible();
    await expect(canvas.getByText('Seen')).toBeVisible();
    await waitFor(() => expect(canvas.getByAltText(pictureContent.description)).toBeVisible());
    for (const bubble of canvasElement.querySelectorAll('[data-component="message-bubble"]')) {
      await expect(bubble.scrollWidth).toBeLessThanOrEqual(bubble.clientWidth);
    }
  },
};

export const TextOfAnother: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="message-bubble"]')).toHaveTextContent(
      /^Agnes Bernard:Peace be with you!/u,
    );
  },
};

export const Image: Story = {
  args: { content: { ...pictureContent, onView: fn() } },
  play: async ({ args, canvas }) => {
    const picture = canvas.getByRole('button', { name: `Open picture ${pictureContent.description}` });
    await userEvent.click(picture);
    const { content } = args;
    await expect(content.kind === 'image' && content.onView).toHaveBeenCalledOnce();
  },
};

export const HiddenPicture: Story = {
  args: { content: { ...pictureContent, src: undefined, onShow: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture' }));
    const { content } = args;
    await expect(content.kind === 'image' && content.onShow).toHaveBeenCalledOnce();
  },
};

export const ImageFailed: Story = {
  args: { content: { ...pictureContent, src: 'data:image/png;base64,none', downloadHref: '#download' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The file could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Download/u })).toBeVisible();
  },
};

export const Video: Story = { args: { content: videoContent } };

export const Audio: Story = {
  args: { content: audioContent },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('audio')).toHaveAttribute('controls');
  },
};

export const Document: Story = {
  args: { content: documentContent },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`File attached: ${documentContent.name}`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^View/u })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Download/u })).toBeVisible();
  },
};

/** A site can provide its own texts about files. */
export const OwnWords: Story = {
  args: {
    content: { kind: 'unsupported', name: 'reliquia.xyz' },
    labels: {
      attached: (file) => <span lang="es">{`Archivo adjuntado: ${file}`}</span>,
      unsupported: <span lang="es">Archivo no soportado</span>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Archivo adjuntado: reliquia.xyz')).toHaveAttribute('lang', 'es');
    await expect(canvas.getByText('Archivo no soportado')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { own: true, state: 'failed', failure: 'The connection was lost.', onRetry: fn(), onDelete: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Not sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  args: { own: true, state: 'sending', progress: 45, onCancel: fn(), content: documentContent },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: `Uploading ${documentContent.name}` }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Menu: Story = {
  args: { menu: report },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More about this message' }).focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Report' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(report[0]?.onSelect).toHaveBeenCalledOnce());
  },
};

/** A mouse or a keyboard finds the button next to the message. */
export const Reply: Story = {
  args: { onReply: fn(), menu: report },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }));
    await expect(args.onReply).toHaveBeenCalledOnce();
  },
};

const peopleOfText = [
  { name: 'Dominic Savio', href: '#dominic' },
  { name: 'Monica Rossi', href: '#monica', own: true },
];

/** The names are links, and the reader's own name is emphasized. */
export const Mentions: Story = {
  tags: ['direction'],
  render: (args) => {
    const text = 'With @Dominic Savio and @Monica Rossi: https://parish.org/choir';
    const content = { kind: 'text', text, mentions: peopleOfText } as const;
    return (
      <Stack gap={3} style={{ inlineSize: '20rem' }}>
        <MessageBubble {...args} content={content} />
        <MessageBubble {...args} content={content} own />
        <MessageBubble {...args} content={content} failure="No connection." own state="failed" />
        <MessageBubble {...args} content={{ ...pictureContent, text, mentions: peopleOfText }} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: '@Monica Rossi' })).toHaveLength(4));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(12));
  },
};

export const Highlighted: Story = { args: { highlighted: true } };

export const Stress: Story = {
  tags: ['direction'],
  render: (args) => (
    <Stack gap={3} style={{ inlineSize: '18rem' }}>
      <MessageBubble {...args} content={{ kind: 'text', text: unbrokenWord }} />
      <MessageBubble {...args} content={{ kind: 'text', text: longText }} own />
      <MessageBubble {...args} content={{ kind: 'text', text: 'אֱלֹהִים\nלַבַּיְלָה' }} />
      <MessageBubble
        {...args}
        content={{ kind: 'document', name: `${unbrokenWord}.pdf`, downloadHref: '#' }}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const bubble of canvasElement.querySelectorAll('[data-component="message-bubble"]')) {
      await expect(bubble.scrollWidth).toBeLessThanOrEqual(bubble.clientWidth);
    }
  },
};
