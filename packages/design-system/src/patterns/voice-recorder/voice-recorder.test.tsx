import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { VoiceRecorder } from './voice-recorder.tsx';

const sample = {
  state: 'recording',
  seconds: 3,
  levels: [10, 90],
  onCancel: vi.fn<() => void>(),
  onSend: vi.fn<() => void>(),
} as const;

describeConformance('VoiceRecorder', <VoiceRecorder {...sample} />, {
  component: 'voice-recorder',
  asChild: false,
  portal: false,
});

it('announces its state, but not the seconds', async () => {
  const screen = await mount(<VoiceRecorder {...sample} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Recording');
  await screen.rerender(<VoiceRecorder {...sample} seconds={4} />);
  await expect.element(screen.getByRole('timer')).toHaveTextContent('0:04');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Recording');
});

it('has no button to pause if the browser cannot pause, or if the recording has ended', async () => {
  const screen = await mount(<VoiceRecorder {...sample} />);
  await expect.element(screen.getByRole('button', { name: 'Pause recording' })).not.toBeInTheDocument();
  await screen.rerender(
    <VoiceRecorder {...sample} onPause={vi.fn<() => void>()} notice="It has ended." state="ended" />,
  );
  await expect.element(screen.getByRole('button', { name: 'Pause recording' })).not.toBeInTheDocument();
  await expect.element(screen.getByText('It has ended.')).toBeVisible();
});
