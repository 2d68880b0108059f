import { useCalendarMessages } from '../../i18n/use-calendar-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { RouterLink } from '../../provider/router-link.tsx';
import { timesText } from './calendar-texts.ts';
import type { CalendarDayInfo, CalendarEntry } from './calendar-types.ts';
import styles from './calendar-view.module.css';

type DayEntriesProps = {
  entries: readonly CalendarEntry[];
  timeZone: string;
};

/** The entries of a day, with their times and links. */
export function DayEntries({ entries, timeZone }: DayEntriesProps) {
  const locale = useLocale();
  const messages = useCalendarMessages();
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => {
        const { id, title, contentLang, href, details = [] } = entry;
        return (
          <li className={styles.entry} data-part="entry" key={id}>
            <span className={styles.time} data-part="time">
              {timesText(entry, locale, timeZone) ?? messages.allDay}
            </span>
            <span className={styles.title} lang={contentLang}>
              {href === undefined ? (
                title
              ) : (
                <RouterLink className={styles.link} href={href}>
                  {title}
                </RouterLink>
              )}
            </span>
            {details.length === 0 ? null : (
              <span className={styles.details} data-part="details">
                {details.join(' · ')}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The celebration of a day, and its color in words. */
export function Celebration({ info }: { info: CalendarDayInfo }) {
  return (
    <div className={styles.celebration} data-part="celebration" data-season={info.season}>
      <p>{info.celebration}</p>
      <p className={styles.facts}>{[...(info.facts ?? []), info.color].join(' · ')}</p>
    </div>
  );
}
