import { useEffect, useState } from 'react';

/** Text fields. On a phone, they can show the virtual keyboard. */
const field = "input:not([type='checkbox'], [type='radio'], [type='file']), textarea";

/**
 * Whether the user is pressing something after a text field had the focus. Such a press blurs the field
 * immediately, but its click follows only on release.
 */
export function usePressFromField(): boolean {
  const [isPressed, setPressed] = useState(false);

  useEffect(() => {
    let end: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(end);
      setPressed(document.activeElement?.matches(field) ?? false);
    };
    // The click follows right after the release. The React state changes only after that click.
    const release = () => {
      end = setTimeout(() => setPressed(false));
    };
    const events = [
      ['mousedown', begin],
      ['mouseup', release],
      ['dragend', release],
    ] as const;
    for (const [type, listener] of events) window.addEventListener(type, listener, { capture: true });
    return () => {
      clearTimeout(end);
      for (const [type, listener] of events) window.removeEventListener(type, listener, { capture: true });
    };
  }, []);

  return isPressed;
}
