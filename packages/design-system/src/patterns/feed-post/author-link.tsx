import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './author-link.module.css';

type AuthorLinkProps = {
  href: string;
  name: string;
  /** Where nothing else is to be pressed or copied: over the name, or a little on both sides. */
  room: 'above' | 'around';
};

/** The name of an author, which leads to their page: as large as a finger needs, though it is one line of text. */
export function AuthorLink({ href, name, room }: AuthorLinkProps) {
  return (
    <RouterLink className={classNames(styles.root, styles[room])} href={href}>
      <bdi>{name}</bdi>
    </RouterLink>
  );
}
