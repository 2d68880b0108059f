import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import styles from './empty-state.module.css';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** What is not there. */
  title: ReactNode;
  /** Why, and what one may do. */
  description?: ReactNode;
  /** A drawing of it. */
  icon?: ReactNode;
  /** What leads on. */
  action?: ReactNode;
  /** The place of the title in the page's outline. */
  headingLevel?: 1 | 2 | 3 | 4;
};

/** Stands where there is nothing yet. */
export function EmptyState({
  title,
  description,
  icon,
  action,
  headingLevel = 2,
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div {...props} className={classNames(styles.root, className)} data-component="empty-state">
      {icon === undefined ? null : (
        <span className={styles.icon} data-part="icon">
          {icon}
        </span>
      )}
      <Heading level={headingLevel} size={headingLevel === 1 ? 'xl' : 'md'}>
        {title}
      </Heading>
      {description === undefined ? null : (
        <Text as="div" className={styles.description} tone="muted">
          {description}
        </Text>
      )}
      {action === undefined ? null : (
        <div className={styles.action} data-part="action">
          {action}
        </div>
      )}
    </div>
  );
}
