import { Switch } from '@parvis/design-system';
import { useOptimisticSwitch } from './use-optimistic-switch.ts';

interface SettingSwitchProps {
  label: string;
  description: string;
  isOn: boolean;
  /** Resolves also where it could not be kept, once that has been told. */
  onKeep: (wanted: boolean) => Promise<void>;
}

export function SettingSwitch({ label, description, isOn, onKeep }: SettingSwitchProps) {
  const { checked, busy, change } = useOptimisticSwitch(isOn, onKeep);
  return (
    <Switch
      label={label}
      description={description}
      checked={checked}
      aria-busy={busy || undefined}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
