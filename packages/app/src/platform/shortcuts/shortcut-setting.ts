import { useSyncExternalStore } from 'react';

/** A cookie, because logging out clears local storage and must not turn the shortcuts on again. */
const cookie = 'shortcuts';
const year = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();

/** Whether the shortcuts are on in this browser. They are on unless the member has turned them off. */
export const areShortcutsOn = (): boolean => !document.cookie.split('; ').includes(`${cookie}=off`);

export function turnShortcuts(isOn: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=off; Path=/; Max-Age=${isOn ? 0 : year}; SameSite=Lax${secure}`;
  for (const notify of listeners) notify();
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areShortcutsOn);
