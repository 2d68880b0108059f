import type { ComponentProps, ReactNode } from 'react';
import { Choice } from '../control/choice.tsx';
import choice from '../control/choice.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** The label. It may contain a link. */
  label: ReactNode;
  /** A description of the option. */
  description?: ReactNode;
  /** The error message. Marks the checkbox as invalid. */
  error?: ReactNode;
  /** Neither checked nor unchecked, for a list that is partly checked. */
  indeterminate?: boolean;
};

/** A choice or a consent. Based on a native checkbox, so that forms and form libraries support it. */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} component="checkbox" look={choice.box} />;
}
