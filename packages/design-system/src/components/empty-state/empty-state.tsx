import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import styles from './empty-state.module.css';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** States what is missing. */
  title: ReactNode;
  /** The reason, and what the person can do next. */
  description?: ReactNode;
  /** An icon that illustrates the title. */
  icon?: ReactNode;
  /** The next step, such as a button. */
  action?: ReactNode;
  /** The heading level of the title. */
  headingLevel?: 1 | 2 | 3 | 4;
};

/** A placeholder for an empty list or page. */
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
