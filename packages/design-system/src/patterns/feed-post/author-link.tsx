import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './author-link.module.css';

type AuthorLinkProps = {
  /** The address of the author's page, if the reader is allowed to see it. */
  href: string | undefined;
  name: string;
  /** The empty space that the click area covers: above the name, or a little above and below it. */
  room: 'above' | 'around';
};

/** An author's name. If the author has a page, the name is a link with a touch target that is larger than the line. */
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
