import { Logo } from '../components/logo/logo.tsx';
import styles from './cover.module.css';

/** The title page of the Storybook site. */
export function Cover() {
  return (
    <header className={`sb-unstyled ${styles.cover}`}>
      <Logo size="xl" variant="mark" />
      <div>
        <h1 className={styles.title}>The design system</h1>
        <p className={styles.motto}>
          The <em lang="fr">parvis</em> is the open square before a church: a place to meet, on the way in.
        </p>
      </div>
    </header>
  );
}

type DoorsProps = {
  /** For each link: its name, its address and a sentence. */
  doors: ReadonlyArray<readonly [name: string, href: string, text: string]>;
};

/**
 * Links to the sections of the Storybook site. They open in the whole window instead of the documentation
 * page's frame.
 */
export function Doors({ doors }: DoorsProps) {
  return (
    <nav aria-label="Contents" className={`sb-unstyled ${styles.doors}`}>
      {doors.map(([name, href, text]) => (
        <a className={styles.door} href={href} key={href} target="_top">
          <span className={styles.name}>{name}</span>
          {text}
        </a>
      ))}
    </nav>
  );
}
