import { useState, type ComponentProps } from 'react';
import { IconUser } from '../../icons/user.tsx';
import { IconUsers } from '../../icons/users.tsx';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import styles from './avatar.module.css';
import { avatarVariants } from './avatar.variants.ts';
import { avatarColorOf, initialsOf, type PersonName } from './initials.ts';

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The person's name. */
  name: PersonName;
  /** Who is shown. Instead of initials, a group has an icon. Its color also depends on its name. */
  kind?: 'person' | 'group';
  /**
   * The address of the picture. The initials are shown until the picture has loaded, or if the picture fails to load.
   */
  src?: string | null | undefined;
  /** 32, 44, 64 or 112 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /**
   * The accessible name. Omit it if the name is written next to the picture, so that the name is not announced
   * twice.
   */
  label?: string;
};

/**
 * A member's picture, or the member's initials on a color. The color is always the same for a member. Or the picture of
 * a group of members.
 */
export function Avatar({ name, kind = 'person', src, size = 'md', label, className, ...props }: AvatarProps) {
  const locale = useLocale();
  const [failedSource, setFailedSource] = useState<string | null>(null);
  const initials = kind === 'group' ? '' : initialsOf(name, locale);
  const Sign = kind === 'group' ? IconUsers : IconUser;
  const semantics = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      {...props}
      {...semantics}
      className={classNames(avatarVariants({ size, color: avatarColorOf(name) }), className)}
      data-component="avatar"
      data-variant={size}
    >
      {initials === '' ? <Sign size="inherit" /> : initials}
      {src === undefined || src === null || src === '' || src === failedSource ? null : (
        <img
          alt=""
          className={styles.image}
          decoding="async"
          loading="lazy"
          onError={() => setFailedSource(src)}
          src={src}
        />
      )}
    </span>
  );
}
