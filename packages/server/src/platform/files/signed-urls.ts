import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

export interface FileUrls {
  /** Returns the signed address of a rendering. It is valid for one to two weeks. */
  sign(fileId: string, variant: string, now: number): string;
  verify(
    request: { fileId: string; variant: string; expires: number; signature: string },
    now: number,
  ): boolean;
}

const SECOND = 1000;
const WINDOW = 7 * 24 * 60 * 60 * SECOND;
const REMEMBERED = 20_000;

/**
 * Signs the addresses of files. An address stays the same for a week, so that browsers do not load a picture again on
 * every visit.
 */
export function createFileUrls(secret: Buffer): FileUrls {
  const key = createSecretKey(secret);
  const remembered = new Map<string, string>();

  const signature = (fileId: string, variant: string, expires: number): string =>
    createHmac('sha256', key).update(`file\n${fileId}\n${variant}\n${expires}`).digest('base64url');

  return {
    sign(fileId, variant, now) {
      const expires = ((Math.floor(now / WINDOW) + 2) * WINDOW) / SECOND;
      const path = `/api/file/${fileId}/${variant}?expires=${expires}`;
      const known = remembered.get(path);
      if (known !== undefined) return known;
      const url = `${path}&signature=${signature(fileId, variant, expires)}`;
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(path, url);
      return url;
    },

    verify(request, now) {
      const expected = Buffer.from(signature(request.fileId, request.variant, request.expires));
      const given = Buffer.from(request.signature);
      return (
        given.length === expected.length && timingSafeEqual(given, expected) && request.expires * SECOND > now
      );
    },
  };
}
