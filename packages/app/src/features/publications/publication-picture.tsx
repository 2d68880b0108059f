import type { Schemas } from '@parvis/api-client';
import { useState } from 'react';
import { shownSize } from './shown-size.ts';

interface PublicationPictureProps {
  image: Schemas['PostImage'];
  lang: string | undefined;
}

/** A picture as wide as the text, but not higher than the page. Omitted if it cannot be loaded. */
export function PublicationPicture({ image, lang }: PublicationPictureProps) {
  const { url, sources, description } = image;
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === url) return null;
  return (
    <img
      alt={description}
      decoding="async"
      lang={lang}
      onError={() => setFailed(url)}
      sizes="(min-width: 48rem) 40rem, 100vw"
      src={url}
      srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(', ')}
      {...shownSize(image)}
    />
  );
}
