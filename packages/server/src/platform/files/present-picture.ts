import type { components } from '@parvis/api-client/contract';
import { renderingsOf } from './renderings.ts';
import type { FileUrls } from './signed-urls.ts';

type Picture = components['schemas']['PostImage'];

interface StoredPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string | null;
  readonly description: string;
}

/**
 * Presents a picture with the signed address of each rendering. The address of the picture itself is that of the
 * largest rendering.
 */
export function presentPicture(
  urls: Pick<FileUrls, 'sign'>,
  { id, width, height, placeholder, description }: StoredPicture,
  now: number,
): Picture {
  const sources = renderingsOf(width, height).map((rendering) => ({
    url: urls.sign(id, rendering.variant, now),
    width: rendering.width,
  }));
  return {
    url: sources.at(-1)?.url ?? '',
    width,
    height,
    description,
    placeholder: placeholder ?? '',
    sources,
  };
}

/** The columns for the file of a row. All are null if the row has no file. */
interface FileColumns {
  readonly file_id: string | null;
  readonly file_width: number | null;
  readonly file_height: number | null;
  readonly file_placeholder: string | null;
}

/** Presents the picture of a row. Returns null if the row has no file or its file is of another kind. */
export function presentPictureOf(
  urls: Pick<FileUrls, 'sign'>,
  { file_id: id, file_width: width, file_height: height, file_placeholder: placeholder }: FileColumns,
  description: string,
  now: number,
): Picture | null {
  if (id === null || width === null || height === null) return null;
  return presentPicture(urls, { id, width, height, placeholder, description }, now);
}
