import type { ComponentProps } from 'react';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { namePartsOf } from '../../utilities/person-name.ts';
import { Avatar } from '../avatar/avatar.tsx';
import type { Person } from '../avatar/initials.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './avatar-group.module.css';

export type AvatarGroupPerson = Person & {
  /** A unique id, because two people can have the same name. */
  readonly id: string;
};

export type AvatarGroupProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The people, in order of display. */
  people: readonly AvatarGroupPerson[];
  /** The total number of people, if `people` contains only the first ones. */
  total?: number;
  /** The maximum number of avatars. */
  limit?: number;
  /** 32, 44 or 64 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Hides the names from screen readers. Use it if the names are also written next to the avatars. */
  decorative?: boolean;
};

/** Shows a few people as avatars, and how many others there are. */
export function AvatarGroup({
  people,
  total = people.length,
  limit = 4,
  size = 'md',
  decorative = false,
  className,
  ...props
}: AvatarGroupProps) {
  const messages = useControlMessages();
  const locale = useLocale();
  const seen = people.slice(0, limit);
  const more = Math.max(total, people.length) - seen.length;
  const names = seen.map(({ name }) => name.trim()).filter((name) => name !== '');
  const listed = more > 0 ? [...names, messages.andMore(more)] : names;
  return (
    <div
      {...props}
      aria-hidden={decorative || undefined}
      className={classNames(styles.root, className)}
      data-component="avatar-group"
      data-variant={size}
    >
      {seen.map((person) => (
        <Avatar
          className={styles.avatar}
          key={person.id}
          name={namePartsOf(person)}
          size={size}
          src={person.picture}
        />
      ))}
      {more > 0 ? (
        <span aria-hidden="true" className={styles.more} data-part="more">
          +{new Intl.NumberFormat(locale, { notation: 'compact' }).format(more)}
        </span>
      ) : null}
      {decorative ? null : (
        <VisuallyHidden>{new Intl.ListFormat(locale, { type: 'conjunction' }).format(listed)}</VisuallyHidden>
      )}
    </div>
  );
}
