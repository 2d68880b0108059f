import type { Schemas } from '@parvis/api-client';
import type { LinkPreviewProps } from '@parvis/design-system';

/** The card of a page to which a text links. */
export const linkPreviewProps = ({
  url,
  title,
  description,
  image,
}: Schemas['LinkPreview']): LinkPreviewProps => ({
  url,
  title,
  description,
  picture: image === null ? null : { src: image.url, sources: image.sources, placeholder: image.placeholder },
});
