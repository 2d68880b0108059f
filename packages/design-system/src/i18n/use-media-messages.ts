import { useDesignSystem } from '../provider/design-system-context.ts';
import { media } from './en/media.ts';
import type { MediaMessages } from './media.ts';

/** The strings of audio players, in the provider's language or else in English. */
export function useMediaMessages(): MediaMessages {
  return useDesignSystem().messages.media ?? media;
}
