import { Worker } from 'node:worker_threads';

const TIMEOUT = 20_000;
const MEGABYTES = 256;

/**
 * Reads the text of a PDF in a thread of its own, with limits for time and memory. Returns an empty text if the file
 * cannot be read, or exceeds the limits.
 */
export function readPdfText(bytes: Uint8Array<ArrayBuffer>, timeout = TIMEOUT): Promise<string> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('pdf-text-worker.ts', import.meta.url), {
      workerData: bytes,
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
      // The warnings of the library about a broken file are not ours.
      stdout: true,
      stderr: true,
    });
    const end = (text: string): void => {
      clearTimeout(timer);
      resolve(text);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(''), timeout);
    worker.once('message', (text: string) => end(text));
    worker.once('error', () => end(''));
    worker.once('exit', () => end(''));
  });
}
