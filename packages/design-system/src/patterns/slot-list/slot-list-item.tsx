import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './slot-list.module.css';

export type SlotListItemProps = Omit<ComponentProps<'li'>, 'title' | 'children'> & {
  /** The time, the day or the name of the slot. */
  title: ReactNode;
  /** What the title does not say, such as how many people the slot still needs. */
  details?: ReactNode;
  /** Who has taken the slot. */
  people?: ReactNode;
  /** The button that takes the slot or gives it back. */
  action?: ReactNode;
  /** Marks the slots of the reader. The texts have to say it, too. */
  own?: boolean;
  /** Shows that the time of the slot is over. The texts have to say it, too. */
  over?: boolean;
};

/** One slot. */
export function SlotListItem({
  title,
  details,
  people,
  action,
  own = false,
  over = false,
  className,
  ...props
}: SlotListItemProps) {
  return (
    <li
      {...props}
      className={classNames(styles.item, own && styles.own, over && styles.over, className)}
      data-component="slot-list-item"
      data-state={own ? 'own' : over ? 'over' : undefined}
    >
      <div className={styles.words}>
        <p className={styles.title} data-part="title">
          {title}
        </p>
        {details === undefined ? null : (
          <p className={styles.details} data-part="details">
            {details}
          </p>
        )}
        {people === undefined ? null : (
          <div className={styles.people} data-part="people">
            {people}
          </div>
        )}
      </div>
      {action === undefined ? null : (
        <div className={styles.action} data-part="action">
          {action}
        </div>
      )}
    </li>
  );
}
