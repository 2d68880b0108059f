import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './feature-list.module.css';

export type FeatureListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The features of the site. */
  items: readonly { readonly icon: ReactNode; readonly title: string; readonly text: string }[];
  /** The heading level of the titles. */
  headingLevel?: 2 | 3;
};

/** The features of the site, each under an arch. */
export function FeatureList({ items, headingLevel = 3, className, ...props }: FeatureListProps) {
  const TitleElement = `h${headingLevel}` as const;
  return (
    <ul {...props} className={classNames(styles.root, className)} data-component="feature-list">
      {items.map(({ icon, title, text }) => (
        <li className={styles.item} key={title}>
          <span className={styles.niche} data-part="icon">
            <svg aria-hidden="true" className={styles.arch} focusable="false" viewBox="0 0 72 84">
              <path d="M4 82V38C4 22 20 8 36 2 52 8 68 22 68 38V82Z" />
              <path d="M10 82V39.5C10 26 23 14.5 36 9 49 14.5 62 26 62 39.5V82" />
            </svg>
            {icon}
          </span>
          <TitleElement className={styles.title}>{title}</TitleElement>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
