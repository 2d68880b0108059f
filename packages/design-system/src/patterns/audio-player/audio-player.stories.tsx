import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { unbrokenWord } from '../feed-post/samples.ts';
import { preventNavigation } from '../prevent-navigation.ts';
import { AudioPlayer, type AudioTrack } from './audio-player.tsx';
import { sampleSound } from './sample-sound.ts';

const silent = 'data:audio/wav;base64,';

const course: readonly AudioTrack[] = [
  { id: '1', title: 'Why the Psalms?', src: silent, duration: 754, isHeard: true, fileName: 'why.mp3' },
  { id: '2', title: 'Praise and lament', src: silent, duration: 1512, startAt: 750, fileName: 'praise.mp3' },
  { id: '3', title: 'The Psalms of the pilgrims', src: silent, duration: 3725, fileName: 'pilgrims.mp3' },
];

const meta = {
  title: 'Patterns/Reading/AudioPlayer',
  component: AudioPlayer,
  args: { label: 'Praying with the Psalms', tracks: course, onHeard: fn(), onPositionChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: '40rem' }}>
      <AudioPlayer {...args} />
    </div>
  ),
} satisfies Meta<typeof AudioPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectNoOverflow = async (root: HTMLElement) => {
  for (const player of root.querySelectorAll('[data-component="audio-player"]')) {
    await expect(player.scrollWidth).toBeLessThanOrEqual(player.clientWidth);
  }
};

export const Overview: Story = {
  tags: ['composed'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Praying with the Psalms' })).toBeVisible();
    const position = canvas.getByRole('slider', { name: 'Position Why the Psalms?' });
    await expect(position).toHaveAttribute('aria-valuetext', '0 seconds of 12 minutes, 34 seconds');
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /Why the Psalms\?.*\(Heard\)/u })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByText('Continue at 12:30')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Speed' })).toHaveValue('1');
    await expectNoOverflow(canvasElement);
  },
};

/** A single recording is shown without a list. */
export const One: Story = {
  tags: ['direction'],
  args: { label: 'Night prayer', tracks: [{ id: '1', title: 'Night prayer', src: silent, duration: 12 }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Playback continues at the stored position. */
export const Continued: Story = {
  args: { startWith: '2', contentLang: 'en-GB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Praise and lament/u })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Continue at 12:30');
    await expect(canvas.getByRole('slider', { name: /^Position/u })).toHaveAttribute('aria-valuenow', '750');
  },
};

export const Keys: Story = {
  play: async ({ args, canvas }) => {
    const position = canvas.getByRole('slider', { name: /^Position/u });
    position.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{PageUp}');
    await expect(position).toHaveAttribute('aria-valuenow', '60');
    await userEvent.click(canvas.getByRole('button', { name: 'Back 15 seconds' }));
    await expect(position).toHaveAttribute('aria-valuetext', '45 seconds of 12 minutes, 34 seconds');
    await userEvent.click(canvas.getByRole('button', { name: 'Forward 30 seconds' }));
    await expect(position).toHaveAttribute('aria-valuenow', '75');
    await expect(args.onPositionChange).toHaveBeenLastCalledWith('1', 75);
    position.focus();
    await userEvent.keyboard('{Home}');
    await expect(position).toHaveAttribute('aria-valuenow', '0');
  },
};

export const Download: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download: Why the Psalms?' });
    await expect(link).toHaveAttribute('download', 'why.mp3');
    preventNavigation();
    await userEvent.click(link);
  },
};

/** A recording that the browser cannot play or load. */
export const Failed: Story = {
  args: { tracks: [{ id: '1', title: 'Broken', src: 'data:audio/wav;base64,AAAA', duration: 60 }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('could not be played'));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled();
  },
};

/** Plays a tone that nobody can hear. */
export const Playing: Story = {
  args: {
    tracks: [
      { id: '1', title: 'First', src: sampleSound(2), duration: 2 },
      { id: '2', title: 'Second', src: sampleSound(60), duration: 60 },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await canvas.findByRole('button', { name: 'Pause' });
    // After the first recording, the next one starts automatically.
    await waitFor(() => expect(args.onHeard).toHaveBeenCalledWith('1'));
    await canvas.findByRole('slider', { name: 'Position Second' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await canvas.findByRole('button', { name: 'Play' });
  },
};

export const LongNames: Story = {
  args: {
    label: unbrokenWord,
    tracks: [
      { id: '1', title: unbrokenWord, src: silent, duration: 36_000, fileName: 'a.mp3' },
      { id: '2', title: unbrokenWord, src: silent, duration: 36_000, startAt: 7200 },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <AudioPlayer {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
};

/** The player without recordings. */
export const Nothing: Story = {
  args: { tracks: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="audio-player"]')).toBeNull();
  },
};
