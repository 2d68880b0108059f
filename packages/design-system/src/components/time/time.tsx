import { useSyncExternalStore, type ComponentProps } from 'react';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { formatRelative } from './format-relative.ts';
import { currentTime, subscribe } from './ticker.ts';
import styles from './time.module.css';

export type TimeProps = Omit<ComponentProps<'time'>, 'children' | 'dateTime'> & {
  /** The moment, as a Date or in ISO 8601. */
  value: Date | string;
  /** How it is told: '5 minutes ago', '5 May 2026', '5 May 2026, 18:30', or in words of your own. */
  format?: 'relative' | 'date' | 'datetime' | ((value: Date, now: Date) => string);
};

const options = {
  date: { dateStyle: 'long' },
  datetime: { dateStyle: 'long', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const unchanging = () => () => undefined;
const noTime = () => 0;

/** A moment in the reader's language. What is told relative to now keeps up with it. */
export function Time({ value, format = 'relative', className, ...props }: TimeProps) {
  const locale = useLocale();
  const absolute = format === 'date' || format === 'datetime';
  const now = useSyncExternalStore(
    absolute ? unchanging : subscribe,
    absolute ? noTime : currentTime,
    currentTime,
  );
  const date = typeof value === 'string' ? new Date(value) : value;
  if (Number.isNaN(date.getTime())) return null;

  const full = new Intl.DateTimeFormat(locale, options.datetime).format(date);
  const text = () => {
    if (typeof format === 'function') return format(date, new Date(now));
    return format === 'relative'
      ? formatRelative(date.getTime(), now, locale)
      : new Intl.DateTimeFormat(locale, options[format]).format(date);
  };
  return (
    <time
      {...props}
      className={classNames(styles.root, className)}
      data-component="time"
      dateTime={date.toISOString()}
      title={format === 'datetime' ? undefined : full}
    >
      {text()}
    </time>
  );
}
