import * as Primitive from '@radix-ui/react-popover';
import { Root as Toolbar, Button as ToolbarButton } from '@radix-ui/react-toolbar';
import { useRef } from 'react';
import list from '../../components/control/list.module.css';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import type { ChatMessages } from '../../i18n/chat.ts';
import { useDirection } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { layerContainerOf } from '../../utilities/layer-container.ts';
import styles from './message-reactions.module.css';
import type { MessageReactionType, ReactionIcons } from './reaction-types.ts';

type ReactionPickerProps = {
  /** The message, above which the toolbar opens. */
  anchor: HTMLElement;
  align: 'start' | 'end';
  /** The element that had the focus before. It gets the focus back. */
  opener: HTMLElement | null;
  /** The icons, which are not imported here, so that sites without chats do not load them. */
  icons: ReactionIcons;
  strings: Pick<ChatMessages, 'react' | 'reactionTypes'>;
  /** The reader's reaction. */
  chosen: MessageReactionType | null;
  /** Called with the new reaction, or null to remove it. */
  onReact: (type: MessageReactionType | null) => void;
  onClose: () => void;
};

/** The six reactions, beside a message. */
export function ReactionPicker({
  anchor,
  align,
  opener,
  icons,
  strings,
  chosen,
  onReact,
  onClose,
}: ReactionPickerProps) {
  const direction = useDirection();
  const content = useRef<HTMLDivElement>(null);
  const isLeft = useRef(false);
  return (
    <Primitive.Root onOpenChange={onClose} open>
      <Primitive.Anchor virtualRef={{ current: anchor }} />
      <Primitive.Portal container={layerContainerOf(anchor)}>
        <Primitive.Content
          align={align}
          aria-label={strings.react}
          className={classNames(list.surface, styles.picker)}
          collisionPadding={8}
          data-component="reaction-picker"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a press outside, the focus is where the reader pressed.
            if (!isLeft.current) opener?.focus({ preventScroll: true });
          }}
          onInteractOutside={() => {
            isLeft.current = true;
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const buttons = [...(content.current?.querySelectorAll('button') ?? [])];
            (buttons.find(({ ariaPressed }) => ariaPressed === 'true') ?? buttons[0])?.focus();
          }}
          ref={content}
          side="top"
          sideOffset={4}
        >
          <Toolbar aria-label={strings.react} className={styles.choices} dir={direction}>
            {icons.map(([type, Icon]) => (
              <ToolbarButton asChild key={type}>
                <IconButton
                  aria-pressed={type === chosen}
                  className={styles.choice}
                  icon={<Icon />}
                  label={strings.reactionTypes[type]}
                  onClick={() => {
                    onReact(type === chosen ? null : type);
                    onClose();
                  }}
                  title={strings.reactionTypes[type]}
                />
              </ToolbarButton>
            ))}
          </Toolbar>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
