import type { EmojiSettings } from '@parvis/design-system';
import { useState } from 'react';
import { emojiPreferences } from './emoji-preferences.ts';

const preferences = emojiPreferences(() => localStorage);

/** The recent emojis and the skin tone for an emoji picker. */
export function useEmojis(): EmojiSettings & { readonly onUse: (emoji: string) => void } {
  const [{ recent, skinTone }, setPreferences] = useState(preferences.read);
  return {
    recent,
    skinTone,
    onSkinToneChange: (tone) => {
      preferences.setSkinTone(tone);
      setPreferences(preferences.read());
    },
    onUse: (emoji) => {
      preferences.addRecent(emoji);
      setPreferences(preferences.read());
    },
  };
}
