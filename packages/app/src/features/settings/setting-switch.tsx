import { Switch } from '@parvis/design-system';
import type { ReactNode } from 'react';
import { useWrite } from '../../platform/use-write.ts';

interface SettingSwitchProps {
  /** The id of the input, so that the search can lead to it. */
  id?: string;
  label: ReactNode;
  description?: string;
  /** Null while the setting loads. */
  isOn: boolean | null;
  save: (wanted: boolean) => Promise<void>;
  /** The text of the toast after a failure, if the server sends no message. */
  failure: string;
}

/** A switch that shows the new value immediately, and shows the old value again if saving fails. */
export function SettingSwitch({ id, label, description, isOn, save, failure }: SettingSwitchProps) {
  const { pending, write } = useWrite<'on' | 'off'>();
  return (
    <Switch
      id={id}
      label={label}
      description={description}
      checked={pending === null ? (isOn ?? false) : pending === 'on'}
      aria-busy={pending !== null || isOn === null || undefined}
      disabled={isOn === null}
      onChange={({ target: { checked } }) => void write(checked ? 'on' : 'off', () => save(checked), failure)}
    />
  );
}
