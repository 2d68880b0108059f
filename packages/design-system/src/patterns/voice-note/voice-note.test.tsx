import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { sampleSound } from '../audio-player/sample-sound.ts';
import { VoiceNote } from './voice-note.tsx';

const sample = { seconds: 12, waveform: Array.from({ length: 64 }, () => 50) };

describeConformance('VoiceNote', <VoiceNote {...sample} />, {
  component: 'voice-note',
  asChild: false,
  portal: false,
});

it('loads nothing before the first press, and then plays as soon as it has the recording', async () => {
  const onRequest = vi.fn<() => void>();
  const screen = await mount(<VoiceNote {...sample} onRequest={onRequest} />);
  expect(document.querySelector('audio')).toHaveAttribute('preload', 'none');
  expect(onRequest).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(onRequest).toHaveBeenCalledOnce();
  await screen.rerender(<VoiceNote {...sample} onRequest={onRequest} src={sampleSound(12)} />);
  await expect.element(screen.getByText('0:00 / 0:12')).toBeVisible();
  await expect.element(screen.getByRole('group')).toHaveAttribute('data-state', 'playing');
});

it('pauses when another one begins, and says when it has finished', async () => {
  const onFinished = vi.fn<() => void>();
  const screen = await mount(
    <>
      <VoiceNote {...sample} label="First" seconds={60} src={sampleSound(60)} />
      <VoiceNote {...sample} label="Second" onFinished={onFinished} seconds={1} src={sampleSound(1)} />
    </>,
  );
  const first = screen.getByRole('group', { name: 'First' });
  await userEvent.click(first.getByRole('button', { name: 'Play' }));
  await expect.element(first).toHaveAttribute('data-state', 'playing');
  await userEvent.click(screen.getByRole('group', { name: 'Second' }).getByRole('button', { name: 'Play' }));
  await expect.element(first).toHaveAttribute('data-state', 'paused');
  await expect.poll(() => onFinished.mock.calls.length).toBe(1);
});

it('has its waveform as a slider', async () => {
  const screen = await mount(<VoiceNote {...sample} />);
  const position = screen.getByRole('slider', { name: 'Position' });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(position).toHaveFocus();
  for (const [keys, seconds] of [
    ['{ArrowRight}{ArrowRight}', '2 seconds'],
    ['{End}', '12 seconds'],
    ['{Home}', '0 seconds'],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.element(position).toHaveAttribute('aria-valuetext', `${seconds} of 12 seconds`);
  }
});

it.each([
  [1, 1.5],
  [1.5, 2],
  [2, 1],
])('changes the speed from %s to %s', async (speed, next) => {
  const onSpeedChange = vi.fn<(speed: number) => void>();
  const screen = await mount(<VoiceNote {...sample} onSpeedChange={onSpeedChange} speed={speed} />);
  await userEvent.click(screen.getByRole('button', { name: `Speed: ${speed}×` }));
  expect(onSpeedChange).toHaveBeenCalledExactlyOnceWith(next);
});

it('starts without a press after the previous one', async () => {
  const onRequest = vi.fn<() => void>();
  const screen = await mount(<VoiceNote {...sample} onRequest={onRequest} />);
  await screen.rerender(<VoiceNote {...sample} autoPlay onRequest={onRequest} />);
  await expect.poll(() => onRequest.mock.calls.length).toBe(1);
});
