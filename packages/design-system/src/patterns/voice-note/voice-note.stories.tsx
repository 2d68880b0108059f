import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import { sampleSound } from '../audio-player/sample-sound.ts';
import { VoiceNote, type VoiceNoteProps } from './voice-note.tsx';

const waveform = Array.from({ length: 64 }, (_, at) =>
  Math.round(8 + 84 * Math.abs(Math.sin(at / 5) * Math.cos(at / 13))),
);

const meta = {
  title: 'Patterns/Chat/VoiceNote',
  component: VoiceNote,
  args: { seconds: 40, waveform, onRequest: fn(), onSpeedChange: fn(), onFinished: fn() },
} satisfies Meta<typeof VoiceNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed', 'direction'],
  render: (args) => (
    <Stack gap={4}>
      <VoiceNote {...args} />
      <VoiceNote {...args} seconds={12} speed={1.5} />
      <VoiceNote {...args} error="The file could not be loaded." />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('group', { name: 'Voice note' })).toHaveLength(3);
    await expect(canvas.getByText('0:12')).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
    for (const note of canvasElement.querySelectorAll('[data-component="voice-note"]')) {
      await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
    }
  },
};

function Requested(props: VoiceNoteProps) {
  const [src, setSrc] = useState<string>();
  const [speed, setSpeed] = useState(1);
  return (
    <VoiceNote
      {...props}
      onRequest={() => {
        props.onRequest?.();
        setSrc(sampleSound(60));
      }}
      onSpeedChange={setSpeed}
      speed={speed}
      src={src}
    />
  );
}

/** The recording is requested at the first press, and then plays. Nobody can hear its tone. */
export const Playing: Story = {
  args: { seconds: 60 },
  render: (args) => <Requested {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speed: 1×' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
    await canvas.findByText(/0:0[1-9] \/ 1:00/u);
    await expect(canvas.getByRole('button', { name: 'Speed: 1.5×' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await canvas.findByRole('button', { name: 'Play' });
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { src: 'data:audio/wav;base64,AAAA' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('could not be played'));
    await expect(canvas.getByRole('button', { name: 'Retry: Voice note' })).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { seconds: 300 },
  render: (args) => (
    <div style={{ inlineSize: '14rem' }}>
      <VoiceNote {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const note = canvasElement.querySelector('[data-component="voice-note"]');
    await expect(note?.scrollWidth).toBeLessThanOrEqual(note?.clientWidth ?? 0);
  },
};
