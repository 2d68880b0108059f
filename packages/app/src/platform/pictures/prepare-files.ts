import type { I18n } from '@lingui/core';
import type { App } from '../../app-context.tsx';
import { largestPicture, mayBePicture, type PictureFault } from '../picture-rules.ts';
import { preparePicture } from './prepare-picture.ts';
import { movieFault, type MovieFault } from './movie-fault.ts';

export interface PreparedFile {
  readonly chosen: File;
  /** The file to send. Null if the file is refused. */
  readonly file: File | null;
  readonly fault: PictureFault | null;
  /** The reason why the file is refused. */
  readonly refusal: string | null;
}

function pictureFaultLabels(i18n: I18n, fault: PictureFault): string {
  return {
    kind: () => i18n._('Please choose a photo: JPEG, PNG, WebP, GIF or AVIF.'),
    empty: () => i18n._('The file is empty.'),
    size: () => i18n._('The file is too large: 25 MB at most.'),
    pixels: () => i18n._('This picture is too large: 100 megapixels at most.'),
    animated: () => i18n._('An animated picture cannot be made smaller: 25 MB and 40 megapixels at most.'),
    heic: () =>
      i18n._(
        'iPhone photos in HEIC cannot be read by this browser. Save the photo as JPEG, or send it from your iPhone.',
      ),
    broken: () => i18n._('This file cannot be read as a picture.'),
  }[fault]();
}

const movieFaultLabels = (i18n: I18n): Record<MovieFault, string> => ({
  codec: i18n._(
    'This video has a format that browsers cannot play. Please save it as MP4 with H.264 and choose it again.',
  ),
  broken: i18n._('This video cannot be played; the file seems to be damaged.'),
});

const refused = (i18n: I18n, chosen: File, fault: PictureFault): PreparedFile => ({
  chosen,
  file: null,
  fault,
  refusal: pictureFaultLabels(i18n, fault),
});

/**
 * Changes a picture so that the server accepts it. Refuses a video that the server would refuse after the upload. Other
 * files stay unchanged.
 */
export async function prepareFile(
  { languages, toasts }: App,
  chosen: File,
  signal: AbortSignal,
): Promise<PreparedFile> {
  const i18n = languages.current();
  const found = await preparePicture(chosen, chosen.type !== '' && mayBePicture(chosen), signal);
  signal.throwIfAborted();
  if ('fault' in found) return refused(i18n, chosen, found.fault);
  const fault = await movieFault(chosen);
  if (fault !== null) return { chosen, file: null, fault: 'kind', refusal: movieFaultLabels(i18n)[fault] };
  // The file was not a picture, although its type says so.
  if (found.file.size > largestPicture) return refused(i18n, chosen, 'size');
  if (found.isAnimated) {
    toasts.show({
      tone: 'warning',
      title: i18n._('Please note'),
      message: i18n._('“{name}” is animated. Only its first picture is kept.', { name: chosen.name }),
    });
  }
  return { chosen, file: found.file, fault: null, refusal: null };
}
