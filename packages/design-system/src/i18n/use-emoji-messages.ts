import { useDesignSystem } from '../provider/design-system-context.ts';
import type { EmojiMessages } from './emojis.ts';
import { emojis } from './en/emojis.ts';

/** The strings of the emoji picker, in the provider's language or else in English. */
export function useEmojiMessages(): EmojiMessages {
  return useDesignSystem().messages.emojis ?? emojis;
}
