import { useEffect, useEffectEvent } from 'react';
import { areShortcutsOn } from './shortcut-setting.ts';
import { shortcutOf, type ShortcutName } from './shortcuts.ts';

/** Elements that use letters themselves. */
const typing =
  'input, textarea, select, audio, video, [contenteditable], [role="listbox"], [role="menu"], [role="textbox"]';

const isTyping = ({ target }: Event): boolean => target instanceof Element && target.closest(typing) !== null;

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Runs these actions when the member presses their shortcuts, but not while they type or a dialog is open. */
export function useShortcuts(actions: Partial<Record<ShortcutName, () => void>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const name = shortcutOf(event);
    const action = name === undefined ? undefined : actions[name];
    if (action === undefined || event.defaultPrevented || event.isComposing) return;
    if (isTyping(event) || isDialogOpen() || !areShortcutsOn()) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
