import { Worker } from 'node:worker_threads';
import { createSemaphore } from '../workers/semaphore.ts';
import type { FileType } from './file-types.ts';

export interface VoiceNoteFile extends FileType<'audio'> {
  readonly contentType: 'audio/webm' | 'audio/ogg' | 'audio/mp4';
  readonly seconds: number;
}

/** Five minutes of a browser's recording are less than 5 MB. */
export const VOICE_NOTE_BYTES = 10 * 1024 * 1024;
/** Five minutes. A browser can stop a little too late. */
export const VOICE_NOTE_SECONDS = 5 * 60 + 5;

const TIMEOUT = 10_000;
const MEGABYTES = 128;
const semaphore = createSemaphore(2);

/**
 * Returns the container and the length of a voice note, and rewrites the file without tags and with an index, because
 * listeners could not seek in the recording of a browser. Returns null if the file is not a recording with one track of
 * Opus or AAC, or if the new file would be too large. A forged file can claim billions of samples, so a thread with limits does this.
 */
export const processVoiceNote = (path: string): Promise<VoiceNoteFile | null> =>
  semaphore(
    () =>
      new Promise((resolve) => {
        const worker = new Worker(new URL('voice-note-worker.ts', import.meta.url), {
          workerData: path,
          env: {},
          resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 16 },
        });
        const timer = setTimeout(() => void worker.terminate(), TIMEOUT);
        worker.once('message', (found: VoiceNoteFile | null) => resolve(found));
        // The thread has reached a limit, or could not start.
        worker.once('error', () => resolve(null));
        worker.once('exit', () => {
          clearTimeout(timer);
          resolve(null);
        });
      }),
  );
