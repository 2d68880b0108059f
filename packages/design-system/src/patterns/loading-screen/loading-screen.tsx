import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { Rose } from '../ornament/rose.tsx';
import styles from './loading-screen.module.css';

export type LoadingScreenProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The text while loading, such as 'Loading…'. */
  label: string;
  /** The language of the label, if it differs from the page's. */
  lang?: string;
};

/** Fills the window while the page loads. To avoid flicker, it appears only after a short delay. */
export function LoadingScreen({ label, lang, className, ...props }: LoadingScreenProps) {
  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="loading-screen"
      role="status"
    >
      <Rose className={styles.rose ?? ''} />
      <p className={styles.label} lang={lang}>
        {label}
      </p>
    </div>
  );
}
