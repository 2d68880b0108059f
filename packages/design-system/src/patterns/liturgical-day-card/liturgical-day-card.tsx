import { useId, type ComponentProps, type ReactNode } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { Season } from '../../styles/index.ts';
import { classNames } from '../../utilities/class-names.ts';
import { Failure } from '../failure.tsx';
import styles from './liturgical-day-card.module.css';

type LiturgicalDay = {
  /** The celebration: 'The Ascension of the Lord'. */
  readonly celebration: string;
  /** The liturgical season. It decides the color of the card. */
  readonly season: Season;
  /** The color as text: 'White'. */
  readonly color: string;
  /** The rank, and the position in the liturgical year: 'Solemnity', 'Ordinary Time, week 34'. */
  readonly facts: readonly string[];
  /** Optional celebrations. */
  readonly others?: readonly string[];
};

export type LiturgicalDayCardProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** The title of the card: 'Today in the Church'. */
  title: string;
  /** The day. If it is omitted, a placeholder is shown. */
  day?: LiturgicalDay | undefined;
  /** The word before optional celebrations: 'Or'. */
  othersLabel: string;
  /** The accessible name of the placeholder: 'Loading'. */
  loadingLabel: string;
  /** The error message if the day failed to load. */
  error?: ReactNode;
  /** Called to load the day again. */
  onRetry?: () => void;
  /** The heading level of the title. */
  headingLevel?: 2 | 3 | 4;
};

function Day({ day, othersLabel }: { day: LiturgicalDay; othersLabel: string }) {
  const { celebration, color, facts, others = [] } = day;
  return (
    <>
      <p className={styles.celebration} data-part="celebration">
        {celebration}
      </p>
      <ul className={styles.facts} data-part="facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li className={styles.color} data-part="color">
          {color}
        </li>
      </ul>
      {others.length === 0 ? null : (
        <div className={styles.others} data-part="others">
          <p>{othersLabel}</p>
          <ul>
            {others.map((other) => (
              <li key={other}>{other}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The liturgical celebration of a day, in its color. */
export function LiturgicalDayCard({
  title,
  day,
  othersLabel,
  loadingLabel,
  error,
  onRetry,
  headingLevel = 2,
  className,
  ...props
}: LiturgicalDayCardProps) {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const failed = error !== undefined && error !== null && error !== '';
  const isWaiting = day === undefined && !failed;
  return (
    <section
      {...props}
      aria-labelledby={titleId}
      className={classNames(styles.root, className)}
      data-component="liturgical-day-card"
      data-waiting={isWaiting ? '' : undefined}
      {...(day === undefined ? {} : { 'data-season': day.season })}
    >
      <Title className={styles.title} data-part="title" id={titleId}>
        {title}
      </Title>
      {day === undefined ? null : <Day day={day} othersLabel={othersLabel} />}
      {day === undefined && failed ? <Failure onRetry={onRetry}>{error}</Failure> : null}
      {isWaiting ? (
        <div aria-busy="true" aria-label={loadingLabel} className={styles.waiting} role="group">
          <Skeleton height="1.5rem" />
          <Skeleton height="1.5rem" width="60%" />
          <Skeleton width="75%" />
        </div>
      ) : null}
    </section>
  );
}
