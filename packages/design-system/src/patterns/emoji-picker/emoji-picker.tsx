import { IconButton, type IconButtonProps } from '../../components/icon-button/icon-button.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { IconFaceLaughing } from '../../icons/face-laughing.tsx';
import { useEmojiMessages } from '../../i18n/use-emoji-messages.ts';
import type { EmojiSkinTone } from './skin-tones.ts';
import { useEmojiPanel } from './use-emoji-panel.ts';

/** What the picker remembers of a person. The site stores it. */
export type EmojiSettings = {
  /** The emojis that were used last, the newest first. They are shown before all others. */
  readonly recent: readonly string[];
  /** The skin tone in which people and hands are shown. */
  readonly skinTone: EmojiSkinTone;
  /** Called with each new skin tone. */
  readonly onSkinToneChange: (skinTone: EmojiSkinTone) => void;
};

export type EmojiPickerProps = Omit<IconButtonProps, 'icon' | 'label' | 'badge'> & {
  /** Called with the chosen emoji, after the picker has closed. `insertText` writes it into a field. */
  onPick: (emoji: string) => void;
  /** The recent emojis and the skin tone. Without them, the picker remembers nothing. */
  settings?: EmojiSettings | undefined;
  /** The accessible name of the button; by default 'Add an emoji'. */
  label?: string;
};

/** A button that opens the emojis: beside the button, and on a narrow window in a sheet. */
export function EmojiPicker({
  onPick,
  settings,
  label,
  onClick,
  onFocus,
  onPointerEnter,
  ...props
}: EmojiPickerProps) {
  const strings = useEmojiMessages();
  const { opened, isLoading, preload, open, close } = useEmojiPanel();
  return (
    <span data-component="emoji-picker">
      <IconButton
        {...props}
        aria-busy={isLoading || undefined}
        aria-expanded={opened !== null}
        aria-haspopup="dialog"
        icon={isLoading ? <Spinner label={strings.loading} size="sm" /> : <IconFaceLaughing />}
        label={label ?? strings.add}
        onClick={(event) => {
          onClick?.(event);
          if (event.defaultPrevented) return;
          if (opened === null) void open(event.currentTarget);
          else close();
        }}
        onFocus={(event) => {
          onFocus?.(event);
          preload();
        }}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          preload();
        }}
      />
      {opened === null ? null : (
        <opened.Panel
          anchor={opened.anchor}
          names={opened.names}
          onClose={close}
          onPick={onPick}
          settings={settings}
          strings={strings}
        />
      )}
    </span>
  );
}
