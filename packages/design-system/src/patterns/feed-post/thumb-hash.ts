import { thumbHashToDataURL } from 'thumbhash';

/** The blurred picture that a ThumbHash in base64 stands for, as an address; none where it is not one. */
export function thumbHashPicture(hash: string | null | undefined): string | null {
  if (hash === null || hash === undefined || hash === '') return null;
  try {
    const bytes = Uint8Array.from(atob(hash), (character) => character.codePointAt(0) ?? 0);
    return bytes.length < 5 ? null : thumbHashToDataURL(bytes);
  } catch {
    return null;
  }
}
