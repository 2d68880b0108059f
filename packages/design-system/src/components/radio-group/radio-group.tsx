import type { ComponentProps, ReactNode } from 'react';
import { RadioChoices, type RadioOption } from './radio-choices.tsx';

export type RadioGroupProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'role'> & {
  /** The question. */
  label: ReactNode;
  /** The options. */
  options: readonly RadioOption[];
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

/** A group of native radio buttons, for a few options that are all visible. */
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
