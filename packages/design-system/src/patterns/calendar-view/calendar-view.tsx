import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { ToggleGroup } from '../../components/toggle-group/toggle-group.tsx';
import { IconChevronRight } from '../../icons/chevron-right.tsx';
import { useCalendarMessages } from '../../i18n/use-calendar-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { Failure } from '../failure.tsx';
import { calendarRange, daysOfRange, entriesByDay, shiftedDate } from './calendar-days.ts';
import { dayText, rangeText } from './calendar-texts.ts';
import type { CalendarDayInfo, CalendarEntry, CalendarViewName } from './calendar-types.ts';
import styles from './calendar-view.module.css';
import { DaySection } from './day-sections.tsx';
import { MonthGrid } from './month-grid.tsx';

export type CalendarViewProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The view: the grid of a month, the days of a week, or the list of a month. */
  view: CalendarViewName;
  /** Called with the chosen view. */
  onViewChange: (view: CalendarViewName) => void;
  /** The chosen day, such as '2026-12-08'. It decides the month or the week. */
  date: string;
  /** Called with the chosen day. */
  onDateChange: (date: string) => void;
  /** The current day in the time zone. */
  today: string;
  /** The time zone of the times, such as 'America/Chicago'. */
  timeZone: string;
  /** The entries of at least the shown days, in any order. */
  entries: readonly CalendarEntry[];
  /** The days of the liturgical calendar, with their colors and feasts. */
  days?: readonly CalendarDayInfo[];
  /** Whether the entries of these days are still loading. */
  isLoading?: boolean;
  /** The accessible name of the placeholder: 'Loading'. */
  loadingLabel: string;
  /** The error message if the entries failed to load. */
  error?: ReactNode;
  /** Called to load the entries again. */
  onRetry?: () => void;
  /** Shown by the list if the month has neither entries nor feasts. */
  empty?: ReactNode;
  /** More controls, such as filters and a print button. They are not printed. */
  actions?: ReactNode;
  /** The heading level of the month or the week. */
  headingLevel?: 2 | 3;
};

const viewOf = (value: string): CalendarViewName => (value === 'week' || value === 'list' ? value : 'month');

const noDays: readonly CalendarDayInfo[] = [];

/** A calendar by month, by week, or as a list, with the liturgical days. */
export function CalendarView({
  view,
  onViewChange,
  date,
  onDateChange,
  today,
  timeZone,
  entries,
  days: liturgicalDays = noDays,
  isLoading = false,
  loadingLabel,
  error,
  onRetry,
  empty,
  actions,
  headingLevel = 2,
  className,
  ...props
}: CalendarViewProps) {
  const titleId = useId();
  const locale = useLocale();
  const messages = useCalendarMessages();
  const Title = `h${headingLevel}` as const;
  const range = calendarRange(view, date, locale);
  const days = daysOfRange(range);
  const byDay = entriesByDay(entries, days, timeZone);
  const infos = new Map(liturgicalDays.map((info) => [info.date, info]));
  const title = view === 'week' ? rangeText(range.from, range.to, locale) : dayText(date, 'month', locale);
  const hasFailed = error !== undefined && error !== null && error !== '';
  const listed = days.filter((day) => (byDay.get(day) ?? []).length > 0 || infos.get(day)?.isFeast === true);

  const section = (day: string, part: 'day-section' | 'selected-day') => (
    <DaySection
      day={day}
      entries={byDay.get(day) ?? []}
      headingLevel={headingLevel === 2 ? 3 : 4}
      info={infos.get(day)}
      isLong={view !== 'week'}
      key={day}
      part={part}
      timeZone={timeZone}
      today={today}
    />
  );
  const list = () => {
    if (listed.length > 0)
      return <div className={styles.list}>{listed.map((day) => section(day, 'day-section'))}</div>;
    return isLoading || hasFailed ? null : empty;
  };

  return (
    <section
      {...props}
      aria-busy={isLoading || undefined}
      aria-labelledby={titleId}
      className={classNames(styles.root, className)}
      data-component="calendar-view"
      data-variant={view}
    >
      <div className={styles.bar} data-part="bar">
        <div className={styles.period}>
          <IconButton
            className={styles.previous}
            icon={<IconChevronRight />}
            label={view === 'week' ? messages.previousWeek : messages.previousMonth}
            onClick={() => onDateChange(shiftedDate(date, view, -1))}
          />
          <Title aria-live="polite" className={styles.periodTitle} data-part="title" id={titleId}>
            {title}
          </Title>
          <IconButton
            icon={<IconChevronRight />}
            label={view === 'week' ? messages.nextWeek : messages.nextMonth}
            onClick={() => onDateChange(shiftedDate(date, view, 1))}
          />
        </div>
        <Button onClick={() => onDateChange(today)} size="sm" variant="secondary">
          {messages.today}
        </Button>
        <ToggleGroup
          label={messages.view}
          onValueChange={(value) => onViewChange(viewOf(value))}
          options={[
            { value: 'month', label: messages.month },
            { value: 'week', label: messages.week },
            { value: 'list', label: messages.list },
          ]}
          value={view}
        />
        {actions === undefined ? null : (
          <div className={styles.actions} data-part="actions">
            {actions}
          </div>
        )}
      </div>
      {hasFailed ? <Failure onRetry={onRetry}>{error}</Failure> : null}
      {isLoading ? (
        <div aria-label={loadingLabel} className={styles.loading} role="group">
          <Skeleton height="0.25rem" shape="block" width="100%" />
        </div>
      ) : null}
      {view === 'month' ? (
        <>
          <MonthGrid
            date={date}
            days={days}
            entries={byDay}
            infos={infos}
            label={title}
            onDateChange={onDateChange}
            today={today}
          />
          {section(date, 'selected-day')}
        </>
      ) : null}
      {view === 'week' ? (
        <div className={styles.week}>{days.map((day) => section(day, 'day-section'))}</div>
      ) : null}
      {view === 'list' ? list() : null}
    </section>
  );
}
