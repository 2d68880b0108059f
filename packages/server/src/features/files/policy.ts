import type { FileUrls } from '../../platform/files/signed-urls.ts';

export const filePolicy = {
  /** Only those who may see the content get the signed address, so holding it is the permission. */
  signed: (
    urls: FileUrls,
    request: { fileId: string; variant: string; expires: number; signature: string },
    now: number,
  ): boolean => urls.verify(request, now),
};
