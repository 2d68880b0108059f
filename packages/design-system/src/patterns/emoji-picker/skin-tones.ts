/** The skin tones of Unicode, from none to the darkest. */
export const skinTones = ['none', 'light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;

export type EmojiSkinTone = (typeof skinTones)[number];

const JOINER = '\u200D';
const VARIATION_SELECTOR = /\uFE0F$/u;
const TONES = /\p{Emoji_Modifier}/gu;
const HAS_TONE = /\p{Emoji_Modifier_Base}/u;

/** The emoji in a skin tone. Emojis without tones stay the same. */
export function toned(emoji: string, tone: EmojiSkinTone): string {
  if (tone === 'none') return emoji;
  const modifier = String.fromCodePoint(0x1f3fa + skinTones.indexOf(tone));
  return emoji
    .split(JOINER)
    .map((part) => (HAS_TONE.test(part) ? part.replace(VARIATION_SELECTOR, '') + modifier : part))
    .join(JOINER);
}

/** What two forms of the same emoji have in common, whatever their tone. */
export const withoutTone = (emoji: string): string => emoji.replaceAll(TONES, '').replaceAll('\uFE0F', '');
