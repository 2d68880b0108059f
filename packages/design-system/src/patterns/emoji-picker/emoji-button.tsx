import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { insertText } from '../../utilities/insert-text.ts';
import { EmojiPicker, type EmojiPickerProps, type EmojiSettings } from './emoji-picker.tsx';

/** The emojis for a field, with what the site remembers of them. */
export type EmojiSource = EmojiSettings & {
  /** Called with each chosen emoji. */
  readonly onUse: (emoji: string) => void;
};

export type EmojiButtonProps = Omit<EmojiPickerProps, 'onPick' | 'settings' | 'onMouseDown'> & {
  /** The recent emojis and the skin tone. */
  emojis: EmojiSource;
  /** The field that gets the emoji. */
  fieldRef: RefObject<HTMLTextAreaElement | null>;
};

/** An EmojiPicker that writes the emoji at the caret of a field, which then has the focus. */
export function EmojiButton({ emojis, fieldRef, ...props }: EmojiButtonProps) {
  const visited = useRef<HTMLTextAreaElement | null>(null);

  // Runs after every render, because the field can be another one.
  useEffect(() => {
    const field = fieldRef.current;
    if (field === null) return undefined;
    const visit = () => {
      visited.current = field;
    };
    if (document.activeElement === field) visit();
    field.addEventListener('focus', visit);
    return () => field.removeEventListener('focus', visit);
  });

  const pick = (emoji: string) => {
    const field = fieldRef.current;
    if (field === null) return;
    // A field that never had the focus has its caret before the text, for example before a draft.
    if (visited.current !== field) field.setSelectionRange(field.value.length, field.value.length);
    if (insertText(field, emoji)) emojis.onUse(emoji);
  };

  // A press must not move the focus. Otherwise a phone would hide its keyboard before the emojis open.
  const keepFocus = (event: MouseEvent) => {
    if (document.activeElement === fieldRef.current) event.preventDefault();
  };
  return <EmojiPicker {...props} onMouseDown={keepFocus} onPick={pick} settings={emojis} />;
}
