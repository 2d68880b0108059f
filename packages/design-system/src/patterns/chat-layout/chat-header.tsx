import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import type { PersonName } from '../../components/avatar/initials.ts';
import { Heading } from '../../components/heading/heading.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Text } from '../../components/text/text.tsx';
import { IconChevronLeft } from '../../icons/chevron-left.tsx';
import { IconInfo } from '../../icons/info.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { namePartsOf } from '../../utilities/person-name.ts';
import row from '../person-row/person-row.module.css';
import styles from './chat-layout.module.css';

export type ChatHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** The other member's name, or the name of a group chat. */
  name: string;
  /** The parts of the name, if known. They give the right initials for long names. */
  person?: PersonName | undefined;
  /** The other member's picture, or the picture of the chat. */
  picture?: string | null | undefined;
  /** Whether it is a group chat. Without a picture, it has an icon instead of initials. */
  group?: boolean | undefined;
  /** The other member's presence: 'Online', 'Last seen at 10:24'. In a chat of several: '12 members'. */
  status?: ReactNode;
  /** Called to go back to the list. The button is shown only on a phone. */
  onBack?: () => void;
  /** Whether the info panel is open. */
  infoOpen?: boolean;
  /** Called to open or close the info panel. */
  onInfoOpenChange?: (open: boolean) => void;
  /** Further buttons. */
  actions?: ReactNode;
  /** The heading level of the name. */
  headingLevel?: 1 | 2 | 3;
};

/** The header of a conversation, with the other member or the name of the chat. */
export function ChatHeader({
  name,
  person,
  picture,
  group = false,
  status,
  onBack,
  infoOpen = false,
  onInfoOpenChange,
  actions,
  headingLevel = 2,
  className,
  ...props
}: ChatHeaderProps) {
  const chat = useChatMessages();
  return (
    <header {...props} className={classNames(styles.header, className)} data-component="chat-header">
      {onBack === undefined ? null : (
        <IconButton
          className={styles.back}
          icon={<IconChevronLeft />}
          label={chat.backToChats}
          onClick={onBack}
        />
      )}
      <Avatar kind={group ? 'group' : 'person'} name={namePartsOf({ name, person })} src={picture} />
      <div className={styles.who}>
        <Heading className={row.clipped} level={headingLevel} size="sm">
          <bdi>{name}</bdi>
        </Heading>
        {status === undefined ? null : (
          <Text size="sm" tone="muted" truncate>
            {status}
          </Text>
        )}
      </div>
      {actions}
      {onInfoOpenChange === undefined ? null : (
        <IconButton
          aria-expanded={infoOpen}
          icon={<IconInfo />}
          label={chat.aboutChat}
          onClick={() => onInfoOpenChange(!infoOpen)}
        />
      )}
    </header>
  );
}
