import type { FilesTable } from './tables.ts';

const SHOWN: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/**
 * Returns the ETag of a variant. The bytes of a variant never change, so the ETag only consists of the id and the
 * variant.
 */
export function fileTag(fileId: string, variant: string): string {
  return `"${fileId}-${variant}"`;
}

export function fileHeaders(
  file: Pick<FilesTable, 'id' | 'content_type'>,
  variant: string,
  secondsLeft: number,
): Record<'cache-control' | 'content-disposition', string> {
  // A saved recording is named after its title. The page knows the title, so the server sends no file name.
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
