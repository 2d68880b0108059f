import { onTestFinished, vi } from 'vitest';
import { sampleSound } from '../../design-system/src/patterns/audio-player/sample-sound.ts';

/** A tone that nobody can hear. */
export async function aSound(seconds: number): Promise<File> {
  const response = await fetch(sampleSound(seconds));
  return new File([await response.blob()], 'Voice note.wav', { type: 'audio/wav' });
}

/** A recorder that stores a few bytes, and ends when the microphone is taken away. */
class FakeRecorder extends EventTarget {
  static current: FakeRecorder | undefined;
  static isTypeSupported = (type: string): boolean => type === 'audio/webm;codecs=opus';
  state: RecordingState = 'inactive';

  start(): void {
    this.state = 'recording';
    FakeRecorder.current = this;
  }

  pause(): void {
    this.state = 'paused';
  }

  resume(): void {
    this.state = 'recording';
  }

  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(new BlobEvent('dataavailable', { data: new Blob(['bytes']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

/** Gives the browser a microphone until the test ends. With `error`, the browser gives none. */
export function aMicrophone({ error }: { error?: DOMException } = {}) {
  const context = new AudioContext();
  const { stream } = context.createMediaStreamDestination();
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    if (error !== undefined) throw error;
    return stream;
  });
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    asked.mockRestore();
    await context.close();
  });
  return {
    isOn: () => stream.getTracks().some(({ readyState }) => readyState === 'live'),
    /** Simulates that the microphone is unplugged, or another program takes it. */
    takeAway: () => FakeRecorder.current?.stop(),
  };
}

export function noRecorder(): void {
  vi.stubGlobal('MediaRecorder', undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}
