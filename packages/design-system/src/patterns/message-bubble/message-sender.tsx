import { Avatar } from '../../components/avatar/avatar.tsx';
import type { PersonName } from '../../components/avatar/initials.ts';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { RouterLink } from '../../provider/router-link.tsx';
import { namePartsOf } from '../../utilities/person-name.ts';
import styles from './message-bubble.module.css';

/** The author of a message in a group chat. */
export type MessageSender = {
  /** Tells apart members with the same name. */
  readonly id: string;
  /** The parts of the name, if known. They give the right initials for long names. */
  readonly person?: PersonName | undefined;
  readonly picture?: string | null | undefined;
  /** The address of the profile. Without it, the name is no link. */
  readonly href?: string | undefined;
};

type SenderProps = { author: string; sender: MessageSender };

/** The author's name, above the first message of a group. */
export function SenderName({ author, sender: { href } }: SenderProps) {
  const name = <bdi>{author}</bdi>;
  return (
    <span className={styles.author} data-part="author">
      {href === undefined ? (
        name
      ) : (
        <RouterLink className={styles.authorLink} href={href}>
          {name}
        </RouterLink>
      )}
      <VisuallyHidden>:</VisuallyHidden>
    </span>
  );
}

/** The author's picture, beside the last message of a group. The name is the link for keyboards and screen readers. */
export function SenderPicture({ author, sender: { person, picture, href } }: SenderProps) {
  const avatar = <Avatar name={namePartsOf({ name: author, person })} size="sm" src={picture} />;
  return href === undefined ? (
    <span className={styles.sender}>{avatar}</span>
  ) : (
    <RouterLink aria-hidden="true" className={styles.sender} href={href} tabIndex={-1}>
      {avatar}
    </RouterLink>
  );
}
