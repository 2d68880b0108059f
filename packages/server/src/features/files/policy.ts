import type { FileUrls } from '../../platform/files/signed-urls.ts';

/** An address is given only to those who may see what the file belongs to: holding one is the permission. */
export function mayReadFile(
  urls: FileUrls,
  request: { fileId: string; variant: string; expires: number; signature: string },
  now: number,
): boolean {
  return urls.verify(request, now);
}
