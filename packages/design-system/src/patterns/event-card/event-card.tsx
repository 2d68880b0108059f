import type { ComponentProps, ReactNode } from 'react';
import { dateFormat } from '../../components/time/date-format.ts';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useLocale } from '../../provider/design-system-context.ts';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './event-card.module.css';

export type EventCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** The title of the event. */
  title: string;
  /** The address of the event's page. The title is the link, and its click area is the whole card. */
  href: string;
  /** The start, as a Date or in ISO 8601. */
  beginsAt: Date | string;
  /** The time zone of the event's place, as an IANA name. It decides the date on the calendar leaf. */
  timeZone: string;
  /** Whether the calendar leaf shows the year. */
  showYear?: boolean;
  /** The start and end time, and the time zone. */
  time: ReactNode;
  /** The time in the reader's own time zone, if it differs. */
  ownTime?: ReactNode;
  /** A summary in a sentence or two. */
  summary?: string | undefined;
  /** Short facts, such as how often the event takes place, where, and how many people take part. */
  facts?: readonly { readonly id: string; readonly icon?: ReactNode; readonly text: ReactNode }[];
  /** The reader's action, such as a button, or its result. */
  action?: ReactNode;
  /** The language of the event's texts, if it differs from the page's. */
  contentLang?: string | undefined;
  /** The heading level of the title. */
  headingLevel?: 2 | 3 | 4;
};

const none: NonNullable<EventCardProps['facts']> = [];

/** An event, with its date on a calendar leaf. */
export function EventCard({
  title,
  href,
  beginsAt,
  timeZone,
  showYear = false,
  time,
  ownTime,
  summary = '',
  facts = none,
  action,
  contentLang,
  headingLevel = 2,
  className,
  ...props
}: EventCardProps) {
  const locale = useLocale();
  const Title = `h${headingLevel}` as const;
  const begins = typeof beginsAt === 'string' ? new Date(beginsAt) : beginsAt;
  const say = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone }).format(begins);
  return (
    <article {...props} className={classNames(styles.root, className)} data-component="event-card">
      <p className={styles.leaf} data-part="leaf">
        <VisuallyHidden>{say({ dateStyle: 'full' })}</VisuallyHidden>
        <span aria-hidden className={styles.month}>
          {say({ month: 'short', ...(showYear ? { year: 'numeric' } : {}) })}
        </span>
        <span aria-hidden className={styles.day}>
          {say({ day: 'numeric' })}
        </span>
        <span aria-hidden className={styles.weekday}>
          {say({ weekday: 'short' })}
        </span>
      </p>
      <div className={styles.words}>
        <Title className={styles.title} data-part="title" lang={contentLang}>
          <RouterLink className={styles.link} href={href}>
            {title}
          </RouterLink>
        </Title>
        <p className={styles.time} data-part="time">
          {time}
        </p>
        {ownTime === undefined || ownTime === null ? null : (
          <p className={styles.ownTime} data-part="own-time">
            {ownTime}
          </p>
        )}
        {summary === '' ? null : (
          <p className={styles.summary} data-part="summary" lang={contentLang}>
            {summary}
          </p>
        )}
        {facts.length === 0 ? null : (
          <ul className={styles.facts} data-part="facts">
            {facts.map(({ id, icon, text }) => (
              <li className={styles.fact} key={id}>
                {icon}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {action === undefined || action === null ? null : (
        <div className={styles.action} data-part="action">
          {action}
        </div>
      )}
    </article>
  );
}
