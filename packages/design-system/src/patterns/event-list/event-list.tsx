import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { RouterLink } from '../../provider/router-link.tsx';
import styles from './event-list.module.css';

export type EventItem = {
  readonly id: string;
  readonly title: string;
  /** The language of the title, where it is another one than the page's. */
  readonly contentLang?: string | undefined;
  /** A day or a recurrence, in words: 'March 21', 'Every Tuesday'. Left out while nobody knows. */
  readonly date?: string | undefined;
  /** A span with its time zone: '7:00 PM – 8:30 PM (GMT-3)'. */
  readonly time?: string | undefined;
  /** The same span by the reader's own clock, in words: '10:00 PM – 11:30 PM where you are'. */
  readonly ownTime?: string | undefined;
  /** Where more is to be read. */
  readonly href?: string | undefined;
  /** What can be done about it. */
  readonly action?: ReactNode;
};

export type EventListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The events, the next one first. */
  items: readonly EventItem[];
  /** Said where an event has no date yet. */
  undatedLabel: string;
  /** The place of the titles in the page's outline. */
  headingLevel?: 2 | 3 | 4;
};

/** What takes place and when, as a parish bulletin sets it: the day in the margin, a fine rule between. */
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
