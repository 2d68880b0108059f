import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import { VoiceRecorder } from './voice-recorder.tsx';

const levels = Array.from({ length: 40 }, (_, at) => Math.round(20 + 70 * Math.abs(Math.sin(at / 3))));

const meta = {
  title: 'Patterns/Chat/VoiceRecorder',
  component: VoiceRecorder,
  args: {
    state: 'recording',
    seconds: 7,
    levels,
    onCancel: fn(),
    onSend: fn(),
    onPause: fn(),
    onResume: fn(),
  },
} satisfies Meta<typeof VoiceRecorder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed', 'direction'],
  render: (args) => (
    <Stack gap={4} style={{ maxInlineSize: '40rem' }}>
      <VoiceRecorder {...args} />
      <VoiceRecorder {...args} state="paused" />
      <VoiceRecorder
        {...args}
        notice="This is the longest voice note. You can send it."
        seconds={300}
        state="ended"
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const bar of canvasElement.querySelectorAll('[data-component="voice-recorder"]')) {
      await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    }
  },
};

export const Recording: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Recording');
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:07');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause recording' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Paused: Story = {
  args: { state: 'paused' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Recording paused');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume recording' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <VoiceRecorder {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-component="voice-recorder"]');
    await expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0);
  },
};
