import type { ComponentProps, ReactNode } from 'react';
import { Choice } from '../control/choice.tsx';
import choice from '../control/choice.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** What is agreed to or chosen. It may hold a link. */
  label: ReactNode;
  /** What helps to decide. */
  description?: ReactNode;
  /** What is wrong. Marks the box as invalid. */
  error?: ReactNode;
  /** Neither on nor off, as of a list of which some are on. */
  indeterminate?: boolean;
};

/** Something that one agrees to or chooses. The browser's own box beneath, so that forms and form libraries know it. */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} component="checkbox" look={choice.box} />;
}
