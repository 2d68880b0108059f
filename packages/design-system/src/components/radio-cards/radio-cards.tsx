import type { ComponentProps, ReactNode } from 'react';
import { RadioChoices, type RadioOption } from '../radio-group/radio-choices.tsx';
import styles from './radio-cards.module.css';

export type RadioCard = RadioOption & {
  /** Content at the end of the card, such as a price or a picture. */
  readonly aside?: ReactNode;
};

export type RadioCardsProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'role'> & {
  /** The question. */
  label: ReactNode;
  /** Hides the question visually. Set it if a heading already shows the question. */
  hideLabel?: boolean;
  /** The options. */
  options: readonly RadioCard[];
  /** The name in the form; generated if omitted. */
  name?: string;
  /** The chosen value (controlled). */
  value?: string | undefined;
  /** The initially chosen value (uncontrolled). */
  defaultValue?: string;
  /** Called with the chosen value. */
  onValueChange?: (value: string) => void;
  /** A hint that helps to answer. */
  description?: ReactNode;
  /** The error message. */
  error?: ReactNode;
  /** Marks the question as required. */
  required?: boolean;
  /** Marks the question as optional. */
  optional?: boolean;
};

const aside = (option: RadioCard, id: string) =>
  option.aside === undefined ? null : (
    <div className={styles.aside} data-part="aside" id={id}>
      {option.aside}
    </div>
  );

/** Native radio buttons in the form of cards, for a few options with descriptions, such as plans or payment methods. */
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
