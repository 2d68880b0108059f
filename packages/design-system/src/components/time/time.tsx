import { useSyncExternalStore, type ComponentProps } from 'react';
import { useTimeMessages } from '../../i18n/use-time-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { dateFormat } from './date-format.ts';
import { formatCompact, formatMessage, formatRelative } from './format-relative.ts';
import { currentTime, subscribe } from './ticker.ts';
import styles from './time.module.css';

export type TimeProps = Omit<ComponentProps<'time'>, 'children' | 'dateTime'> & {
  /** A point in time, as a Date or in ISO 8601. */
  value: Date | string;
  /**
   * The format. `relative`: '5 mins ago'. `message`: the time of a message. `compact`, for lists
   * of messages: '6:30 PM', 'Sun' or '5 May'. `date`: 'May 5, 2026'. `datetime`:
   * 'May 5, 2026 at 6:30 PM'. `short`, for tables: 'May 5, 2026, 6:30 PM' with the month abbreviated. Or a
   * function that returns the text.
   */
  format?:
    | 'relative'
    | 'message'
    | 'compact'
    | 'date'
    | 'datetime'
    | 'short'
    | ((value: Date, now: Date) => string);
};

const dates = {
  date: { dateStyle: 'long' },
  datetime: { dateStyle: 'long', timeStyle: 'short' },
  short: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const unchanging = () => () => undefined;
const noTime = () => 0;
const onServer = () => null;

/** A point in time, in the reader's language and time zone. Relative times update themselves. */
export function Time({ value, format = 'relative', className, ...props }: TimeProps) {
  const locale = useLocale();
  const words = useTimeMessages();
  const absolute = typeof format === 'string' && format in dates;
  const now = useSyncExternalStore(
    absolute ? unchanging : subscribe,
    absolute ? noTime : currentTime,
    onServer,
  );
  const date = typeof value === 'string' ? new Date(value) : value;
  if (Number.isNaN(date.getTime())) return null;

  // The full date also uses the 12-hour clock, to agree with the formats of messages.
  const usesTwelveHours = format === 'message' || format === 'compact';
  const full = () =>
    dateFormat(locale, usesTwelveHours ? { ...dates.datetime, hour12: true } : dates.datetime).format(date);
  const text = () => {
    // A server does not know the reader's time zone, or when the page will be read. So it renders the date in UTC.
    if (now === null) return dateFormat(locale, { ...dates.date, timeZone: 'UTC' }).format(date);
    if (typeof format === 'function') return format(date, new Date(now));
    if (format === 'relative') return formatRelative(date.getTime(), now, locale, words);
    if (format === 'message') return formatMessage(date.getTime(), now, locale, words);
    if (format === 'compact') return formatCompact(date.getTime(), now, locale);
    return dateFormat(locale, dates[format]).format(date);
  };
  return (
    <time
      {...props}
      className={classNames(styles.root, className)}
      data-component="time"
      data-variant={typeof format === 'function' ? 'own' : format}
      dateTime={date.toISOString()}
      title={format === 'datetime' || now === null ? undefined : full()}
    >
      {text()}
    </time>
  );
}
