export { EmojiButton, type EmojiButtonProps, type EmojiSource } from './emoji-button.tsx';
export { EmojiPicker, type EmojiPickerProps, type EmojiSettings } from './emoji-picker.tsx';
export type { EmojiSkinTone } from './skin-tones.ts';
