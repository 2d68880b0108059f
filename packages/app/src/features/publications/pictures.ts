import type { Schemas } from '@parvis/api-client';

// Twice the widest card, for displays of double density.
const CARD_WIDTH = 640;

type WithPicture = { image: Schemas['PostImage'] | null };

/** The smallest rendition that is sharp on a card. */
export function coverOf({ image }: WithPicture): string | null {
  if (image === null) return null;
  const sharp = image.sources.find(({ width }) => width >= CARD_WIDTH);
  return sharp?.url ?? image.url;
}
