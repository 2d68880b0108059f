/** What browsers can record, in the order of preference. The server accepts the same containers. */
const types = [
  'audio/webm;codecs=opus',
  'audio/ogg;codecs=opus',
  'audio/mp4;codecs=opus',
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
];
const bitsPerSecond = 32_000;

/** The longest voice note in seconds. */
export const longestVoiceNote = 5 * 60;
/** How often the loudness is measured, in milliseconds. */
const interval = 100;
/** The number of values in the waveform of a voice note. */
const parts = 64;

export interface VoiceNote {
  seconds: number;
  /** The loudness of equal parts, from 0 to 100. */
  waveform: number[];
}

export interface RecordingSnapshot {
  state: 'recording' | 'paused' | 'ended';
  seconds: number;
  levels: readonly number[];
  /** The reason why the recording has ended by itself. */
  end: 'limit' | 'lost' | null;
}

export interface VoiceRecording {
  getSnapshot: () => RecordingSnapshot;
  pause: () => void;
  resume: () => void;
  /** Ends the recording. Resolves with null if nothing was recorded. */
  finish: () => Promise<{ blob: Blob; voice: VoiceNote } | null>;
  /** Ends the recording and turns the microphone off. */
  cancel: () => void;
}

const typeOfBrowser = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)
    ? undefined
    : types.find((type) => MediaRecorder.isTypeSupported(type));

export const canRecordVoice = (): boolean => typeOfBrowser() !== undefined;

/** The loudest value of each part, relative to the loudest of all, so that a quiet voice has a waveform, too. */
export function waveformOf(levels: readonly number[]): number[] {
  const loudest = Math.max(10, ...levels);
  return Array.from({ length: parts }, (_, part) => {
    const start = Math.floor((part * levels.length) / parts);
    const end = Math.max(start + 1, Math.floor(((part + 1) * levels.length) / parts));
    return Math.round((Math.max(0, ...levels.slice(start, end)) / loudest) * 100);
  });
}

/** Returns a function that measures the loudness from 0 to 100. */
function meterOf(stream: MediaStream, context: AudioContext): () => number {
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    // The square root of the amplitude is close to how loud a voice seems.
    return Math.min(100, Math.round(Math.sqrt(Math.sqrt(power) * 3) * 100));
  };
}

/** Starts to record. Rejects with the error of the browser if it gives no microphone. */
export async function recordVoice(onChange: () => void): Promise<VoiceRecording> {
  const mimeType = typeOfBrowser() ?? '';
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const release = () => stream.getTracks().forEach((track) => track.stop());
  const context = new AudioContext();
  let recorder: MediaRecorder;
  try {
    recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
  } catch (error) {
    release();
    void context.close();
    throw error;
  }
  const measure = meterOf(stream, context);
  const chunks: Blob[] = [];
  let levels: readonly number[] = [];
  let recorded = 0;
  let since = performance.now();
  let end: RecordingSnapshot['end'] = null;
  let snapshot: RecordingSnapshot = { state: 'recording', seconds: 0, levels, end };
  const stopped = Promise.withResolvers<undefined>();

  const elapsed = () => recorded + (recorder.state === 'recording' ? performance.now() - since : 0);
  const show = () => {
    const state = recorder.state === 'inactive' ? 'ended' : recorder.state;
    snapshot = { state, seconds: Math.floor(elapsed() / 1000), levels, end };
    onChange();
  };
  const hold = () => {
    recorded = elapsed();
  };
  const stop = () => {
    if (recorder.state === 'inactive') return;
    hold();
    recorder.stop();
  };

  const timer = setInterval(() => {
    if (recorder.state !== 'recording') return;
    levels = [...levels, measure()];
    if (elapsed() >= longestVoiceNote * 1000) {
      end = 'limit';
      stop();
    }
    show();
  }, interval);

  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) chunks.push(data);
  });
  let isFinishing = false;
  recorder.addEventListener('stop', () => {
    clearInterval(timer);
    release();
    void context.close();
    // The browser also stops if the microphone is taken away.
    if (!isFinishing) end ??= 'lost';
    show();
    stopped.resolve(undefined);
  });
  // The state of the recorder is already inactive when it reports the end.
  stream.getAudioTracks()[0]?.addEventListener('ended', hold);
  recorder.start(1000);
  since = performance.now();

  return {
    getSnapshot: () => snapshot,
    pause() {
      hold();
      recorder.pause();
      show();
    },
    resume() {
      since = performance.now();
      recorder.resume();
      show();
    },
    async finish() {
      isFinishing = true;
      stop();
      await stopped.promise;
      const blob = new Blob(chunks, { type: mimeType.split(';')[0] ?? '' });
      const seconds = Math.max(1, Math.round(recorded / 1000));
      return blob.size === 0 ? null : { blob, voice: { seconds, waveform: waveformOf(levels) } };
    },
    cancel() {
      isFinishing = true;
      stop();
    },
  };
}
