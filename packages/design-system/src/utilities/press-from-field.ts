import { useEffect, useState } from 'react';

/** Text fields, which may show the virtual keyboard of a phone. */
const field = "input:not([type='checkbox'], [type='radio'], [type='file']), textarea";

/**
 * Whether a press is in progress that began while a text field had the focus. It blurs the field at once and acts on
 * release.
 */
export function usePressFromField(): boolean {
  const [isPressed, setPressed] = useState(false);

  useEffect(() => {
    let end: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(end);
      setPressed(document.activeElement?.matches(field) ?? false);
    };
    // The pressed element gets its click right after pointerup.
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
