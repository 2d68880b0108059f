import type { FilesTable } from '../../platform/database/schema.ts';

const SHOWN: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** The bytes of a variant never change: what made them is its tag. */
export function fileTag(fileId: string, variant: string): string {
  return `"${fileId}-${variant}"`;
}

/** For what members have sent: to be shown as what it is, or saved, but never run as a part of this site. */
export function fileHeaders(
  file: Pick<FilesTable, 'id' | 'content_type'>,
  variant: string,
  secondsLeft: number,
): Record<string, string> {
  const extension = SHOWN[file.content_type];
  return {
    etag: fileTag(file.id, variant),
    'cache-control': `private, max-age=${secondsLeft}, immutable`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition':
      extension === undefined ? 'attachment' : `inline; filename="${file.id}-${variant}.${extension}"`,
  };
}
