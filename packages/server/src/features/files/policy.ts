import type { FileUrls } from '../../platform/files/signed-urls.ts';

export const filePolicy = {
  /** An address is given only to those who may see what the file belongs to: holding one is the permission. */
  signed: (
    urls: FileUrls,
    request: { fileId: string; variant: string; expires: number; signature: string },
    now: number,
  ): boolean => urls.verify(request, now),
};
