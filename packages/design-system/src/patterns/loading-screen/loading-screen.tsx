import { Rose } from '../ornament/rose.tsx';
import styles from './loading-screen.module.css';

export type LoadingScreenProps = {
  /** What is said while one waits, such as 'Loading…'. */
  label: string;
  /** The language of the label, where it is another than the page's. */
  lang?: string;
};

/** Fills the window until the page is there. It comes into view only when the wait is felt. */
export function LoadingScreen({ label, lang }: LoadingScreenProps) {
  return (
    <div className={styles.root} data-component="loading-screen" role="status">
      <Rose className={styles.rose ?? ''} />
      <p className={styles.label} lang={lang}>
        {label}
      </p>
    </div>
  );
}
