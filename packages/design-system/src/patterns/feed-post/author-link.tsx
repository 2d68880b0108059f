import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './author-link.module.css';

type AuthorLinkProps = {
  /** The author's page, if visible to the reader. */
  href: string | undefined;
  name: string;
  /** Unused room for the click area: above the name, or a little on both sides. */
  room: 'above' | 'around';
};

/** An author's name, linked to their page if there is one, with a touch target larger than its line. */
export function AuthorLink({ href, name, room }: AuthorLinkProps) {
  const written = (
    <span className={styles.name}>
      <bdi>{name}</bdi>
    </span>
  );
  if (href === undefined) return written;
  return (
    <RouterLink className={classNames(styles.root, styles[room])} href={href}>
      {written}
    </RouterLink>
  );
}
