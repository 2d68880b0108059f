import { useState } from 'react';

/** A switch that shows the choice at once, and reverts it if saving fails. */
export function useOptimisticSwitch(isOn: boolean, keep: (wanted: boolean) => Promise<void>) {
  const [wanted, setWanted] = useState<boolean | null>(null);

  const change = async (next: boolean) => {
    // A second press would race with the first.
    if (wanted !== null) return;
    setWanted(next);
    try {
      await keep(next);
    } finally {
      setWanted(null);
    }
  };

  return { checked: wanted ?? isOn, busy: wanted !== null, change: (next: boolean) => void change(next) };
}
