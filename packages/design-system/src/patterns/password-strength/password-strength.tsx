import type { ComponentProps } from 'react';
import { Collapsible } from '../../components/collapsible/collapsible.tsx';
import { Meter } from '../../components/meter/meter.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconCheck } from '../../icons/check.tsx';
import { usePatternMessages } from '../../i18n/use-pattern-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import styles from './password-strength.module.css';

export type PasswordStrengthProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The strength, from 0 (very weak) to 4 (very strong). */
  level: 0 | 1 | 2 | 3 | 4;
  /** The accessible name of the meter. */
  label: string;
  /** The level in words, shown and announced. */
  valueText: string;
  /** The label of the button that shows the criteria. */
  criteriaTitle: string;
  /** The criteria, and whether each of them is met. */
  criteria: readonly { readonly id: string; readonly label: string; readonly met: boolean }[];
};

const tones = ['danger', 'warning', 'warning', 'info', 'success'] as const;

/** The strength of a password, and the criteria that it does not meet. */
export function PasswordStrength({
  level,
  label,
  valueText,
  criteriaTitle,
  criteria,
  className,
  ...props
}: PasswordStrengthProps) {
  const messages = usePatternMessages();
  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="password-strength"
      data-variant={level}
    >
      <Meter
        className={classNames(level === 2 && styles.medium)}
        label={label}
        max={4}
        tone={tones[level]}
        value={level}
        valueText={valueText}
      />
      <Collapsible summary={criteriaTitle}>
        <ul className={styles.list}>
          {criteria.map((criterion) => (
            <li className={classNames(styles.criterion, criterion.met && styles.met)} key={criterion.id}>
              <span className={styles.mark} data-part="mark">
                {criterion.met && <IconCheck size="sm" />}
              </span>
              <span>
                {criterion.label}
                <VisuallyHidden>
                  {' '}
                  ({criterion.met ? messages.criterionMet : messages.criterionNotMet})
                </VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      </Collapsible>
    </div>
  );
}
