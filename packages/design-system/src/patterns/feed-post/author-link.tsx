import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './author-link.module.css';

type AuthorLinkProps = {
  /** The author's page, where there is one to see. */
  href: string | undefined;
  name: string;
  /** Where nothing else is to be pressed or copied: over the name, or a little on both sides. */
  room: 'above' | 'around';
};

/** The name of an author, which leads to their page, where it can: as large as a finger needs, though it is one line of text. */
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
