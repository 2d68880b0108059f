import { Switch } from '@parvis/design-system';
import { useOptimisticSwitch } from './use-optimistic-switch.ts';

interface SettingSwitchProps {
  label: string;
  description: string;
  /** Null while it loads. */
  isOn: boolean | null;
  /** Resolves even if saving failed, after the error was shown. */
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
