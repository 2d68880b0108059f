import { onTestFinished, vi } from 'vitest';
import hugePhotoUrl from './48-megapixels.jpg?url';

interface Drawing {
  type?: 'image/png' | 'image/jpeg';
  color?: string;
  width?: number;
  height?: number;
}

/** A picture in one color, 64 by 40 pixels by default. */
export async function aPicture(
  name: string,
  { type = 'image/png', color = '#1f4e8c', width = 64, height = 40 }: Drawing = {},
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no 2D canvas context.');
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

/** A picture of 48 megapixels in a file of 0.3 MB. */
export async function aHugePhoto(): Promise<File> {
  const response = await fetch(hugePhotoUrl);
  return new File([await response.blob()], 'IMG_0048.jpg', { type: 'image/jpeg' });
}

const ascii = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A HEIC header without a picture. Only Safari would read more than the header. */
export const anIphonePhoto = (name = 'IMG_0001.HEIC', type = 'image/heic'): File =>
  new File([new Uint8Array([0, 0, 0, 24]), ascii('ftypheic\0\0\0\0mif1heic'), new Uint8Array(100)], name, {
    type,
  });

/** An animation of two frames, each with one pixel. */
export function anAnimation(name: string): File {
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const screen = [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  return new File([ascii('GIF89a'), new Uint8Array([...screen, ...frame, ...frame, 0x3b])], name, {
    type: 'image/gif',
  });
}

/** A complete QuickTime movie, as editing programs write it. Its description names no format that browsers play. */
export const anEditedMovie = (): File =>
  new File(['\0\0\0\u0010moov\0\0\0\u0008trak', '\0\0\0\u000Cmdat    '], 'choir.mov', {
    type: 'video/quicktime',
  });

/**
 * Holds back the messages to all workers until they are released. Meanwhile, pictures that must be redrawn stay
 * unprepared.
 */
export function pauseWorkers() {
  const paused: (() => void)[] = [];
  const start = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function pause(
    this: Worker,
    message: unknown,
  ) {
    paused.push(() => this.postMessage(message));
  });
  const stop = vi.spyOn(Worker.prototype, 'terminate');
  onTestFinished(() => {
    start.mockRestore();
    stop.mockRestore();
  });
  return {
    started: () => paused.length,
    stopped: () => stop.mock.calls.length,
    release: () => {
      start.mockRestore();
      for (const post of paused) post();
    },
  };
}

/** Makes this many pictures: photo-1.png, photo-2.png and so on. */
export const somePictures = (count: number): Promise<File[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => aPicture(`photo-${index + 1}.png`)));
