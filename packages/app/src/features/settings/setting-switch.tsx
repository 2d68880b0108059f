import { Switch } from '@parvis/design-system';
import { useOptimisticSwitch } from './use-optimistic-switch.ts';

interface SettingSwitchProps {
  label: string;
  description: string;
  /** Null until it is known. */
  isOn: boolean | null;
  /** Resolves also where it could not be kept, once that has been told. */
  onKeep: (wanted: boolean) => Promise<void>;
}

export function SettingSwitch({ label, description, isOn, onKeep }: SettingSwitchProps) {
  const { checked, busy, change } = useOptimisticSwitch(isOn ?? false, onKeep);
  return (
    <Switch
      label={label}
      description={description}
      checked={checked}
      aria-busy={busy || isOn === null || undefined}
      disabled={isOn === null}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
