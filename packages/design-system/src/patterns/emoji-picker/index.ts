export { EmojiPicker, type EmojiPickerProps, type EmojiSettings } from './emoji-picker.tsx';
export type { EmojiSkinTone } from './skin-tones.ts';
