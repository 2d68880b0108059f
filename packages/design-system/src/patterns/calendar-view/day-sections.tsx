import { useId } from 'react';
import { useCalendarMessages } from '../../i18n/use-calendar-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { dayText } from './calendar-texts.ts';
import type { CalendarDayInfo, CalendarEntry } from './calendar-types.ts';
import styles from './calendar-view.module.css';
import { Celebration, DayEntries } from './day-entries.tsx';

type DaySectionProps = {
  day: string;
  today: string;
  timeZone: string;
  headingLevel: 3 | 4;
  entries: readonly CalendarEntry[];
  info: CalendarDayInfo | undefined;
  /** Whether the heading names the year and the whole weekday. */
  isLong: boolean;
  part: 'day-section' | 'selected-day';
};

/** A day with its celebration and its entries. */
export function DaySection({
  day,
  today,
  timeZone,
  headingLevel,
  entries,
  info,
  isLong,
  part,
}: DaySectionProps) {
  const titleId = useId();
  const locale = useLocale();
  const messages = useCalendarMessages();
  const Title = `h${headingLevel}` as const;
  return (
    <section
      aria-current={day === today ? 'date' : undefined}
      aria-labelledby={titleId}
      className={part === 'selected-day' ? styles.selected : styles.section}
      data-part={part}
    >
      <Title className={styles.dayTitle} id={titleId}>
        {dayText(day, isLong ? 'day' : 'shortDay', locale)}
        {day === today ? <span className={styles.today}>{messages.today}</span> : null}
      </Title>
      {info === undefined ? null : <Celebration info={info} />}
      <DayEntries entries={entries} timeZone={timeZone} />
      {entries.length === 0 && info?.isFeast !== true ? (
        <p className={styles.emptyDay}>{messages.emptyDay}</p>
      ) : null}
    </section>
  );
}
