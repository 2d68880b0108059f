import {
  EmojiPicker as Primitive,
  useSkinTone,
  type EmojiPickerListCategoryHeaderProps,
  type EmojiPickerListEmojiProps,
  type EmojiPickerListRowProps,
} from 'frimousse';
import { useState, type RefObject } from 'react';
import control from '../../components/control/control.module.css';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import type { EmojiMessages } from '../../i18n/emojis.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { emojiData } from './emoji-data.ts';
import styles from './emoji-picker.module.css';
import type { EmojiSettings } from './emoji-picker.tsx';
import { skinTones, toned } from './skin-tones.ts';

type EmojiGridProps = {
  names: string;
  settings: EmojiSettings | undefined;
  strings: EmojiMessages;
  searchRef: RefObject<HTMLInputElement | null>;
  onPick: (emoji: string) => void;
};

/** The targets are as wide as seven of them in the narrowest window. */
const COLUMNS = 7;
const HAND = '✋';

const Heading = ({ category, ...props }: EmojiPickerListCategoryHeaderProps) => (
  <div {...props} className={styles.heading}>
    {category.label}
  </div>
);

// The library counts rows and columns from 0, and ARIA counts them from 1.
const fromOne = (index: number | undefined): number => (index ?? 0) + 1;

const Row = (props: EmojiPickerListRowProps) => (
  <div {...props} aria-rowindex={fromOne(props['aria-rowindex'])} />
);

const Emoji = ({ emoji, ...props }: EmojiPickerListEmojiProps) => (
  <button
    {...props}
    aria-colindex={fromOne(props['aria-colindex'])}
    className={styles.emoji}
    role="gridcell"
    type="button"
  >
    {emoji.emoji}
  </button>
);

const components = { CategoryHeader: Heading, Emoji, Row };

function SkinToneButton({ settings, strings }: Pick<EmojiGridProps, 'settings' | 'strings'>) {
  const [skinTone, setSkinTone] = useSkinTone(HAND);
  const next = skinTones[(skinTones.indexOf(skinTone) + 1) % skinTones.length] ?? 'none';
  return (
    <IconButton
      icon={
        <span aria-hidden className={styles.hand}>
          {toned(HAND, skinTone)}
        </span>
      }
      label={strings.skinTones[skinTone]}
      onClick={() => {
        setSkinTone(next);
        settings?.onSkinToneChange(next);
      }}
      title={strings.skinTones[skinTone]}
    />
  );
}

/** The search, the emojis by their category, and the skin tone. */
export function EmojiGrid({ names, settings, strings, searchRef, onPick }: EmojiGridProps) {
  const locale = useLocale();
  // The order of the recent emojis must not change while the panel is open.
  const [data] = useState(() => emojiData(locale, names, settings?.recent ?? [], strings));
  return (
    <Primitive.Root
      className={styles.root}
      columns={COLUMNS}
      locale={locale}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
      resolveEmojiData={() => data}
      skinTone={settings?.skinTone ?? 'none'}
    >
      <div className={styles.top}>
        <Primitive.Search
          aria-label={strings.search}
          className={classNames(control.control, styles.search)}
          placeholder={strings.search}
          ref={searchRef}
        />
        <SkinToneButton settings={settings} strings={strings} />
      </div>
      <Primitive.Viewport aria-label={strings.title} className={styles.viewport} role="group" tabIndex={0}>
        <Primitive.Loading className={styles.notice}>{strings.loading}</Primitive.Loading>
        <Primitive.Empty className={styles.notice}>{strings.none}</Primitive.Empty>
        <Primitive.List aria-label={strings.title} className={styles.list} components={components} />
      </Primitive.Viewport>
      <div aria-hidden className={styles.name}>
        <Primitive.ActiveEmoji>
          {({ emoji }) =>
            emoji === undefined ? null : (
              <>
                <span className={styles.preview}>{emoji.emoji}</span> {emoji.label}
              </>
            )
          }
        </Primitive.ActiveEmoji>
      </div>
    </Primitive.Root>
  );
}
