import type { ComponentProps, ReactNode } from 'react';
import { Choice } from '../control/choice.tsx';
import styles from './switch.module.css';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  /** The label. It is the same, on or off. */
  label: ReactNode;
  /** A description of the setting. */
  description?: ReactNode;
  /** The error message if it could not be changed. */
  error?: ReactNode;
};

/** Turns a setting on or off immediately. For a choice that takes effect on submit, use Checkbox. */
export function Switch(props: SwitchProps) {
  return <Choice {...props} component="switch" look={styles.root} />;
}
