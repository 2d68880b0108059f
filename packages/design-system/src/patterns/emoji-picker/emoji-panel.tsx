import * as Primitive from '@radix-ui/react-popover';
import { useRef, useState } from 'react';
import list from '../../components/control/list.module.css';
import { Sheet } from '../../components/sheet/sheet.tsx';
import type { EmojiMessages } from '../../i18n/emojis.ts';
import { classNames } from '../../utilities/class-names.ts';
import { keepEscapeForComposition } from '../../utilities/composing.ts';
import { layerContainerOf } from '../../utilities/layer-container.ts';
import { EmojiGrid } from './emoji-grid.tsx';
import styles from './emoji-picker.module.css';
import type { EmojiSettings } from './emoji-picker.tsx';

type EmojiPanelProps = {
  /** The button, beside which the panel opens. */
  anchor: HTMLElement;
  /** The names of the emojis, as `loadEmojiNames` returns them. */
  names: string;
  settings: EmojiSettings | undefined;
  strings: EmojiMessages;
  onPick: (emoji: string) => void;
  onClose: () => void;
};

/** The emojis, in a popover or in a sheet. The width is read when it opens, because a new layout would lose the search. */
export function EmojiPanel({ anchor, onPick, onClose, ...grid }: EmojiPanelProps) {
  const [isNarrow] = useState(() => matchMedia('(width < 40rem)').matches);
  const [isOpen, setOpen] = useState(true);
  const search = useRef<HTMLInputElement>(null);
  const picked = useRef<string | null>(null);
  const isLeft = useRef(false);
  const { title } = grid.strings;

  const finish = () => {
    const emoji = picked.current;
    picked.current = null;
    onClose();
    if (emoji !== null) onPick(emoji);
  };
  const emojis = (
    <EmojiGrid
      {...grid}
      onPick={(emoji) => {
        picked.current = emoji;
        setOpen(false);
      }}
      searchRef={search}
    />
  );

  if (isNarrow)
    return (
      <Sheet
        className={styles.sheet}
        onClosed={finish}
        onOpenChange={setOpen}
        open={isOpen}
        side="bottom"
        title={title}
      >
        {emojis}
      </Sheet>
    );
  return (
    <Primitive.Root onOpenChange={setOpen} open={isOpen}>
      <Primitive.Anchor virtualRef={{ current: anchor }} />
      <Primitive.Portal container={layerContainerOf(anchor)}>
        <Primitive.Content
          align="start"
          aria-label={title}
          className={classNames(list.surface, styles.popover)}
          collisionPadding={8}
          data-component="emoji-panel"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a press outside, the focus is where the reader pressed.
            if (picked.current === null && !isLeft.current) anchor.focus({ preventScroll: true });
            finish();
          }}
          onEscapeKeyDown={keepEscapeForComposition}
          onInteractOutside={(event) => {
            const { target } = event;
            // A press on the button closes the panel itself.
            if (target instanceof Node && anchor.contains(target)) event.preventDefault();
            else isLeft.current = true;
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            search.current?.focus({ preventScroll: true });
          }}
          side="top"
          sideOffset={6}
        >
          {emojis}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
