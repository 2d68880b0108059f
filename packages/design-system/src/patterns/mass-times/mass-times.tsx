import type { ComponentProps, ReactNode } from 'react';
import { dateFormat } from '../../components/time/date-format.ts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { usePatternMessages } from '../../i18n/use-pattern-messages.ts';
import { useLocale, useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { Failure } from '../failure.tsx';
import styles from './mass-times.module.css';
import { daysFrom, type MassTimesData, type ServiceDay } from './service-days.ts';

export type MassTimesProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** The open data of the parish. Undefined while it is being loaded. */
  data?: MassTimesData | undefined;
  /** The current time, as a Date or in ISO 8601. It decides the first day and the next Mass. */
  now: Date | string;
  /** The error message of a failed load. Data that is already there stays visible. */
  error?: ReactNode;
  /** Called to load again after an error. */
  onRetry?: () => void;
  /** The heading level of the parish's name. */
  headingLevel?: 2 | 3 | 4;
};

const isThere = (part: ReactNode) => part !== undefined && part !== null && part !== false;

function useSay(timeZone: string) {
  const locale = useLocale();
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return {
    time: (startsAt: string) =>
      dateFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(startsAt)),
    // A local day has no zone, so it is formatted as a day of UTC.
    day: (date: string) =>
      dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
        new Date(`${date}T00:00Z`),
      ),
    language: (code: string) => languages.of(code) ?? code,
  };
}

type DayProps = { readonly day: ServiceDay; readonly timeZone: string };

function Day({ day: { date, notes, services }, timeZone }: DayProps) {
  const messages = usePatternMessages();
  const say = useSay(timeZone);
  return (
    <div className={styles.day} data-part="day">
      <dt className={styles.date}>{say.day(date)}</dt>
      {notes.map((note) => (
        <dd className={styles.exception} data-part="exception" key={note}>
          {note}
        </dd>
      ))}
      {services.length === 0 ? <dd className={styles.none}>{messages.noServicesOnDay}</dd> : null}
      {services.map(({ kind, startsAt, language, note }) => (
        <dd className={styles.service} data-part="service" key={[kind, startsAt, language, note].join(' ')}>
          <time className={styles.time} dateTime={startsAt}>
            {say.time(startsAt)}
          </time>
          <span>
            {[
              messages[kind],
              ...(language === '' ? [] : [say.language(language)]),
              ...(note === '' ? [] : [note]),
            ].join(' · ')}
          </span>
        </dd>
      ))}
    </div>
  );
}

function Week({ data, now }: { readonly data: MassTimesData; readonly now: Date }) {
  const messages = usePatternMessages();
  const { parish, upcoming } = data;
  const say = useSay(parish.timeZone);
  const days = daysFrom(data, now);
  const next = upcoming.find(({ kind, startsAt }) => kind === 'mass' && new Date(startsAt) > now);
  if (upcoming.length === 0 && days.every(({ notes }) => notes.length === 0)) {
    return (
      <p className={styles.none} data-part="empty">
        {messages.noServices}
      </p>
    );
  }
  return (
    <>
      {next === undefined ? null : (
        <p className={styles.next} data-part="next">
          <strong>{messages.nextMass}</strong>{' '}
          <time dateTime={next.startsAt}>
            {say.day(next.date)}, {say.time(next.startsAt)}
          </time>
        </p>
      )}
      <dl className={styles.days}>
        {days.map((day) => (
          <Day day={day} key={day.date} timeZone={parish.timeZone} />
        ))}
      </dl>
    </>
  );
}

/** The services of a parish in the next seven days, and its next Mass, from the open data of a Parvis site. */
export function MassTimes({
  data,
  now,
  error,
  onRetry,
  headingLevel = 2,
  className,
  ...props
}: MassTimesProps) {
  const messages = useMessages();
  const Title = `h${headingLevel}` as const;
  const hasFailed = isThere(error);
  const isLoading = data === undefined && !hasFailed;
  return (
    <section
      {...props}
      aria-busy={isLoading || undefined}
      className={classNames(styles.root, className)}
      data-component="mass-times"
    >
      {hasFailed ? <Failure onRetry={onRetry}>{error}</Failure> : null}
      {isLoading ? (
        <>
          <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
          <Skeleton height="1.5rem" width="50%" />
          <Skeleton height="12rem" shape="block" />
        </>
      ) : null}
      {data === undefined ? null : (
        <>
          <Title className={styles.title} data-part="title">
            {data.parish.name}
          </Title>
          <Week data={data} now={typeof now === 'string' ? new Date(now) : now} />
        </>
      )}
    </section>
  );
}
