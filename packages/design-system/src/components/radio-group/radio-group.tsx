import type { ComponentProps, ReactNode } from 'react';
import { RadioChoices, type RadioOption } from './radio-choices.tsx';

export type RadioGroupProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'role'> & {
  /** The question. */
  label: ReactNode;
  /** The answers. */
  options: readonly RadioOption[];
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

/** One of a few, all in sight. The browser's own radio buttons beneath, with their keys. */
export function RadioGroup({ name, value, defaultValue, onValueChange, ...props }: RadioGroupProps) {
  return (
    <RadioChoices
      {...props}
      component="radio-group"
      defaultValue={defaultValue}
      name={name}
      onValueChange={onValueChange}
      value={value}
    />
  );
}
