import type { FilesTable } from './tables.ts';

const SHOWN: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** The bytes of a variant never change, so id and variant form its ETag. */
export function fileTag(fileId: string, variant: string): string {
  return `"${fileId}-${variant}"`;
}

export function fileHeaders(
  file: Pick<FilesTable, 'id' | 'content_type'>,
  variant: string,
  secondsLeft: number,
): Record<string, string> {
  // A recording is saved under its title, which the page knows.
  const isRecording = file.content_type.startsWith('audio/');
  const extension = SHOWN[file.content_type];
  return {
    'cache-control': `private, max-age=${secondsLeft}, immutable`,
    'content-disposition':
      extension === undefined
        ? isRecording
          ? 'inline'
          : 'attachment'
        : `inline; filename="${file.id}-${variant}.${extension}"`,
  };
}
