import type { ComponentProps, ReactNode } from 'react';
import { IconCheck } from '../../icons/check.tsx';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stepper.module.css';

export type StepperStep = {
  /** A name of one or two words. It must be unique. */
  readonly label: string;
  /** A sentence under the label. */
  readonly description?: ReactNode;
  /** Whether the person went on without this step. A skipped step has no check mark. */
  readonly skipped?: boolean;
};

export type StepperProps = Omit<ComponentProps<'ol'>, 'children' | 'aria-label'> & {
  /** The accessible name of the list of steps. */
  label: string;
  /** The steps, in order. */
  steps: readonly StepperStep[];
  /** The number of completed or skipped steps: 0 during the first step, `steps.length` when all are completed. */
  current: number;
  /**
   * `vertical` has space for descriptions. In a narrow container, `horizontal` shows only the label of the current
   * step.
   */
  orientation?: 'horizontal' | 'vertical';
};

const stateOf = ({ skipped = false }: StepperStep, index: number, current: number) => {
  if (index > current) return 'coming';
  if (index === current) return 'current';
  return skipped ? 'skipped' : 'done';
};

/** Shows the progress in a task of several steps. It is not interactive, so people navigate with the page's buttons. */
export function Stepper({
  label,
  steps,
  current,
  orientation = 'horizontal',
  className,
  ...props
}: StepperProps) {
  const messages = useControlMessages();
  const locale = useLocale();
  const numbers = new Intl.NumberFormat(locale);
  const states = {
    done: messages.stepDone,
    skipped: messages.stepSkipped,
    current: messages.stepCurrent,
    coming: messages.stepComing,
  };
  return (
    <ol
      {...props}
      aria-label={label}
      className={classNames(styles.root, styles[orientation], className)}
      data-component="stepper"
      data-variant={orientation}
    >
      {steps.map((step, index) => {
        const state = stateOf(step, index, current);
        return (
          <li
            aria-current={state === 'current' ? 'step' : undefined}
            className={classNames(styles.step, (state === 'done' || state === 'current') && styles[state])}
            data-part="step"
            data-state={state}
            key={step.label}
          >
            <span aria-hidden="true" className={styles.marker} data-part="marker">
              {state === 'done' ? <IconCheck size="sm" /> : numbers.format(index + 1)}
            </span>
            <div className={styles.texts} data-part="texts">
              <p className={styles.label} data-part="label">
                {step.label}
                <VisuallyHidden> ({states[state]})</VisuallyHidden>
              </p>
              {step.description === undefined ? null : (
                <div className={styles.description} data-part="description">
                  {step.description}
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
