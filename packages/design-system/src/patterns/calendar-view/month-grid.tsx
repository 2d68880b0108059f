import { useEffect, useRef, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useCalendarMessages } from '../../i18n/use-calendar-messages.ts';
import { useDirection, useLocale } from '../../provider/design-system-context.ts';
import { dayAfterKey, weeksOf } from './calendar-days.ts';
import { dayText } from './calendar-texts.ts';
import type { CalendarDayInfo, CalendarEntry } from './calendar-types.ts';
import styles from './calendar-view.module.css';

/** The number of lines in a cell of the month. */
const LINES = 3;

type Line = { readonly id: string; readonly title: string; readonly contentLang?: string | undefined };

type MonthGridProps = {
  label: string;
  date: string;
  today: string;
  days: readonly string[];
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  infos: ReadonlyMap<string, CalendarDayInfo>;
  onDateChange: (date: string) => void;
};

/** The feast and the first entries of a day, and the number of the others. */
function linesOf(entries: readonly CalendarEntry[], info: CalendarDayInfo | undefined) {
  const feast: readonly Line[] = info?.isFeast === true ? [{ id: 'feast', title: info.celebration }] : [];
  const lines = [...feast, ...entries];
  const shown = lines.length > LINES ? lines.slice(0, LINES - 1) : lines;
  return { shown, hidden: lines.length - shown.length };
}

/** The days of a month, as the grid of dates in the ARIA practices. Only the chosen day is a tab stop. */
export function MonthGrid({ label, date, today, days, entries, infos, onDateChange }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const isMovedByKey = useRef(false);
  const locale = useLocale();
  const direction = useDirection();
  const messages = useCalendarMessages();

  useEffect(() => {
    if (!isMovedByKey.current) return;
    isMovedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  }, [date]);

  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayAfterKey(date, event, locale, direction);
    if (next === null) return;
    event.preventDefault();
    isMovedByKey.current = true;
    onDateChange(next);
  };

  const cell = (day: string) => {
    const ofDay = entries.get(day) ?? [];
    const info = infos.get(day);
    const { shown, hidden } = linesOf(ofDay, info);
    const isChosen = day === date;
    const name = [dayText(day, 'day', locale), ...shown.map(({ title }) => title)];
    if (hidden > 0) name.push(messages.more(hidden));
    return (
      <td
        aria-selected={isChosen}
        className={styles.cell}
        data-outside={day.slice(0, 7) === date.slice(0, 7) ? undefined : ''}
        key={day}
      >
        <button
          aria-current={day === today ? 'date' : undefined}
          className={styles.day}
          data-date={day}
          data-part="day"
          data-season={info?.season}
          onClick={() => onDateChange(day)}
          tabIndex={isChosen ? 0 : -1}
          type="button"
        >
          <VisuallyHidden>{name.join(', ')}</VisuallyHidden>
          <span aria-hidden="true" className={styles.number}>
            {dayText(day, 'number', locale)}
          </span>
          {ofDay.length === 0 ? null : (
            <span className={styles.dots} data-count={Math.min(ofDay.length, LINES)} />
          )}
          {shown.map(({ id, title, contentLang }) => (
            <span aria-hidden="true" className={styles.line} key={id} lang={contentLang}>
              {title}
            </span>
          ))}
          {hidden === 0 ? null : (
            <span aria-hidden="true" className={styles.rest}>
              {messages.more(hidden)}
            </span>
          )}
        </button>
      </td>
    );
  };

  const weeks = weeksOf(days);
  return (
    <table
      aria-label={label}
      className={styles.month}
      data-part="month"
      onKeyDown={move}
      ref={grid}
      // The grid of dates in the ARIA practices is a table, too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
    >
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th abbr={dayText(day, 'longWeekday', locale)} className={styles.weekday} key={day} scope="col">
              {dayText(day, 'weekday', locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map(cell)}</tr>
        ))}
      </tbody>
    </table>
  );
}
