import type { App } from '../../app-context.tsx';
import { prepareFile as preparePicture, type PreparedFile } from '../../platform/pictures/prepare-files.ts';
import { faultOfFile } from './upload-rules.ts';

function refuse({ languages }: App, chosen: File): PreparedFile | null {
  const fault = faultOfFile(chosen);
  if (fault === null) return null;
  const i18n = languages.current();
  const words = {
    kind: () => i18n._('Please choose a photo (JPEG, PNG, WebP, GIF or AVIF) or a video (MP4, MOV or WebM).'),
    size: () => i18n._('The file is too large: 25 MB at most.'),
    empty: () => i18n._('The file is empty.'),
  };
  return { chosen, file: null, fault, refusal: words[fault]() };
}

/** Validates a post's file. Changes a picture so that the server accepts it. */
export const prepareFile = async (app: App, file: File, signal: AbortSignal): Promise<PreparedFile> =>
  refuse(app, file) ?? preparePicture(app, file, signal);
