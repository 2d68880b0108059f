import { thumbHashToDataURL } from 'thumbhash';

/** Returns the blurred picture of a ThumbHash as a data URL; null if it is invalid. */
export function pictureOfThumbHash(base64: string | null | undefined): string | null {
  if (base64 === null || base64 === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    return bytes.length < 5 ? null : thumbHashToDataURL(bytes);
  } catch {
    return null;
  }
}
