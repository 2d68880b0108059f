import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './side-card.module.css';

export type SideCardProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The title of the card. It is also the name of the card's section. */
  title: ReactNode;
  /** An icon before the title. */
  icon?: ReactNode;
  /** The heading level of the title. */
  headingLevel?: 2 | 3 | 4;
  /** A link to more content, under the card's content. */
  action?: ReactNode;
};

/** A short note next to the page. It has a title above a fine line, and some content. */
export function SideCard({
  title,
  icon,
  headingLevel = 2,
  action,
  className,
  children,
  ...props
}: SideCardProps) {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <section
      {...props}
      aria-labelledby={titleId}
      className={classNames(styles.root, className)}
      data-component="side-card"
    >
      <Title className={styles.title} data-part="title" id={titleId}>
        {icon === undefined ? null : (
          <span className={styles.icon} data-part="icon">
            {icon}
          </span>
        )}
        {title}
      </Title>
      <div className={styles.body} data-part="body">
        {children}
      </div>
      {action === undefined ? null : (
        <div className={styles.action} data-part="action">
          {action}
        </div>
      )}
    </section>
  );
}
