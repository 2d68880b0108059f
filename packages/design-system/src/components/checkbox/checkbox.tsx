import type { ComponentProps, ReactNode } from 'react';
import { Choice } from '../control/choice.tsx';
import choice from '../control/choice.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** The label. It can contain a link. */
  label: ReactNode;
  /** A description of the option. */
  description?: ReactNode;
  /** The error message. Marks the checkbox as invalid. */
  error?: ReactNode;
  /** Shows the box as neither checked nor unchecked, for a list in which only some items are checked. */
  indeterminate?: boolean;
};

/** A choice, or a consent. Based on a native checkbox, so that forms and form libraries support it. */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} component="checkbox" look={choice.box} />;
}
