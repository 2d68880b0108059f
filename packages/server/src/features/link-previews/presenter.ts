import type { components } from '@parvis/api-client/contract';
import { presentPicture } from '../../platform/files/present-picture.ts';
import type { FileUrls } from '../../platform/files/signed-urls.ts';

type LinkPreview = components['schemas']['LinkPreview'];

/** The columns of a preview. All are null if the text has none, or the website was not read yet. */
export const linkPreviewColumns = [
  'link_previews.url as preview_url',
  'link_previews.title as preview_title',
  'link_previews.description as preview_description',
  'link_previews.picture_id as preview_picture_id',
  'link_previews.picture_width as preview_picture_width',
  'link_previews.picture_height as preview_picture_height',
  'link_previews.picture_placeholder as preview_picture_placeholder',
] as const;

export interface LinkPreviewRow {
  readonly preview_url: string | null;
  readonly preview_title: string | null;
  readonly preview_description: string | null;
  readonly preview_picture_id: string | null;
  readonly preview_picture_width: number | null;
  readonly preview_picture_height: number | null;
  readonly preview_picture_placeholder: string | null;
}

/** Presents the preview of a row. Returns null if the row has none. */
export function presentLinkPreview(
  urls: Pick<FileUrls, 'sign'>,
  row: LinkPreviewRow,
  now: number,
): LinkPreview | null {
  const { preview_url: url, preview_title: title, preview_description: description } = row;
  if (url === null || title === null || description === null) return null;
  const { preview_picture_id: id, preview_picture_width: width, preview_picture_height: height } = row;
  const image =
    id === null || width === null || height === null
      ? null
      : presentPicture(
          urls,
          { id, width, height, placeholder: row.preview_picture_placeholder, description: '' },
          now,
        );
  return { url, title, description, image };
}
