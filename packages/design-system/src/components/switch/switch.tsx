import type { ComponentProps, ReactNode } from 'react';
import { Choice } from '../control/choice.tsx';
import styles from './switch.module.css';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  /** The label. It stays the same when the switch is on or off. */
  label: ReactNode;
  /** A description of the setting. */
  description?: ReactNode;
  /** The error message if the setting could not be changed. */
  error?: ReactNode;
};

/** Turns a setting on or off immediately. For a choice that takes effect when a form is submitted, use Checkbox. */
export function Switch(props: SwitchProps) {
  return <Choice {...props} component="switch" look={styles.root} />;
}
