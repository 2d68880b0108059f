import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { RouterLink } from '../../provider/router-link.tsx';
import styles from './event-list.module.css';

export type EventItem = {
  readonly id: string;
  readonly title: string;
  /** The language of the title, if it differs from the page's. */
  readonly contentLang?: string | undefined;
  /** A day, or how often the event takes place, in words: 'March 21', 'Every Tuesday'. Omit it if it is unknown. */
  readonly date?: string | undefined;
  /** The time and its time zone: '7:00 PM – 8:30 PM (GMT-3)'. */
  readonly time?: string | undefined;
  /** The time in the reader's own time zone, in words: '10:00 PM – 11:30 PM where you are'. */
  readonly ownTime?: string | undefined;
  /** The address of the event's page. */
  readonly href?: string | undefined;
  /** An action on the event. */
  readonly action?: ReactNode;
};

export type EventListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The events. The next event comes first. */
  items: readonly EventItem[];
  /** Shown for an event without a date. */
  undatedLabel: string;
  /** The heading level of the titles. */
  headingLevel?: 2 | 3 | 4;
};

/**
 * Events with their dates, in the style of a parish bulletin. The day is in the margin, and a fine line
 * separates the events.
 */
export function EventList({ items, undatedLabel, headingLevel = 3, className, ...props }: EventListProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <ul {...props} className={classNames(styles.root, className)} data-component="event-list">
      {items.map(({ id, title, contentLang, date, time, ownTime, href, action }) => (
        <li className={styles.item} data-part="event" key={id}>
          <p className={styles.date} data-part="date">
            {date ?? undatedLabel}
          </p>
          <div>
            <Title className={styles.title} data-part="title" lang={contentLang}>
              {href === undefined ? (
                title
              ) : (
                <RouterLink className={styles.link} href={href}>
                  {title}
                </RouterLink>
              )}
            </Title>
            {time === undefined ? null : (
              <p className={styles.time} data-part="time">
                {time}
              </p>
            )}
            {ownTime === undefined ? null : (
              <p className={styles.time} data-part="own-time">
                {ownTime}
              </p>
            )}
          </div>
          {action === undefined ? null : (
            <div className={styles.action} data-part="action">
              {action}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
