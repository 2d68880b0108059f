import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useFormValue } from '../../utilities/form-value.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { ChoiceGroup } from '../control/choice-group.tsx';
import { RadioOptions, type RadioOption } from './radio-options.tsx';

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
export function RadioGroup({
  options,
  name,
  value,
  defaultValue = '',
  onValueChange,
  ref,
  ...props
}: RadioGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRef(group, ref);
  const [chosen, choose] = useFormValue(group, value, defaultValue, onValueChange);
  return (
    <ChoiceGroup {...props} component="radio-group" ref={mergedRef} role="radiogroup">
      <RadioOptions name={name} onChoose={choose} options={options} value={chosen} />
    </ChoiceGroup>
  );
}
