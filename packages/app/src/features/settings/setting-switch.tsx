import { Switch } from '@parvis/design-system';
import { useWrite } from '../../platform/use-write.ts';

interface SettingSwitchProps {
  label: string;
  description: string;
  /** Null while the setting loads. */
  isOn: boolean | null;
  save: (wanted: boolean) => Promise<void>;
  /** The text of the toast after a failure, if the server sends no message. */
  failure: string;
}

/** A switch that shows the new value immediately, and shows the old value again if saving fails. */
export function SettingSwitch({ label, description, isOn, save, failure }: SettingSwitchProps) {
  const { pending, write } = useWrite<'on' | 'off'>();
  return (
    <Switch
      label={label}
      description={description}
      checked={pending === null ? (isOn ?? false) : pending === 'on'}
      aria-busy={pending !== null || isOn === null || undefined}
      disabled={isOn === null}
      onChange={({ target: { checked } }) => void write(checked ? 'on' : 'off', () => save(checked), failure)}
    />
  );
}
