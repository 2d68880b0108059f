import type { ComponentProps, ReactNode } from 'react';
import { RadioChoices, type RadioOption } from '../radio-group/radio-choices.tsx';
import styles from './radio-cards.module.css';

export type RadioCard = RadioOption & {
  /** What stands at the end of the card, such as a price or a picture. */
  readonly aside?: ReactNode;
};

export type RadioCardsProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'role'> & {
  /** The question. */
  label: ReactNode;
  /** Keeps the question for those who listen alone, where a heading says it to the eye. */
  hideLabel?: boolean;
  /** The answers. */
  options: readonly RadioCard[];
  /** The name in the form; without it, one of its own. */
  name?: string;
  /** The chosen answer, kept by the user of the component. */
  value?: string | undefined;
  /** The answer chosen at first, where the component keeps it. */
  defaultValue?: string;
  /** Called with the answer that was chosen. */
  onValueChange?: (value: string) => void;
  /** What helps to answer. */
  description?: ReactNode;
  /** What is wrong. */
  error?: ReactNode;
  /** One answer must be chosen. */
  required?: boolean;
  /** Says behind the question that it may stay open. */
  optional?: boolean;
};

const aside = (option: RadioCard, id: string) =>
  option.aside === undefined ? null : (
    <div className={styles.aside} data-part="aside" id={id}>
      {option.aside}
    </div>
  );

/** One of a few that need some words each, such as plans or ways to pay: a card for every answer. */
export function RadioCards({ name, value, defaultValue, onValueChange, ...props }: RadioCardsProps) {
  return (
    <RadioChoices
      {...props}
      component="radio-cards"
      defaultValue={defaultValue}
      listClassName={styles.list}
      name={name}
      onValueChange={onValueChange}
      optionClassName={styles.card}
      renderAside={aside}
      value={value}
    />
  );
}
