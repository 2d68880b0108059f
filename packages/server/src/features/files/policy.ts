import type { FileUrls } from '../../platform/files/signed-urls.ts';

export const filePolicy = {
  /**
   * Only people who are allowed to see the content receive the signed address, so the address itself gives access.
   */
  signed: (
    urls: FileUrls,
    request: { fileId: string; variant: string; expires: number; signature: string },
    now: number,
  ): boolean => urls.verify(request, now),
};
