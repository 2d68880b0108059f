import type { ComponentProps, ReactNode } from 'react';
import { Choice } from '../control/choice.tsx';
import styles from './switch.module.css';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  /** What is on or off. It stays the same either way. */
  label: ReactNode;
  /** What it means to have it on. */
  description?: ReactNode;
  /** Why it could not be switched. */
  error?: ReactNode;
};

/** Switches something on or off at once. What takes effect only when a form is sent is a Checkbox. */
export function Switch(props: SwitchProps) {
  return <Choice {...props} component="switch" look={styles.root} />;
}
