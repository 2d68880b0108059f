import { redrawPicture } from './redraw-picture.ts';

addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  try {
    postMessage(await redrawPicture(data));
  } catch {
    postMessage(null);
  }
});
