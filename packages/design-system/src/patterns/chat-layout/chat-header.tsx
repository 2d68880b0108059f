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
  /** With whom one speaks. */
  name: string;
  /** The parts of the name, where they are known: long names have the right initials by them. */
  person?: PersonName | undefined;
  /** The other's picture. */
  picture?: string | null | undefined;
  /** Whether the other is here: 'Online', 'Last seen at 10:24'. */
  status?: ReactNode;
  /** Called to go back to the list, on a phone. */
  onBack?: () => void;
  /** Whether the info panel is open. */
  infoOpen?: boolean;
  /** Called to open or close the info panel. */
  onInfoOpenChange?: (open: boolean) => void;
  /** Further buttons. */
  actions?: ReactNode;
  /** The place of the name in the page's outline. */
  headingLevel?: 1 | 2 | 3;
};

/** Says with whom one speaks. */
export function ChatHeader({
  name,
  person,
  picture,
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
      <Avatar name={namePartsOf({ name, person })} src={picture} />
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
