import { useEffect, useState } from 'react';

/** Selects what one writes in: it may bring up the keyboard of a phone. */
const field = "input:not([type='checkbox'], [type='radio'], [type='file']), textarea";

/**
 * Whether a press goes on that began while one was writing. It takes the focus from the field at once, and acts when it
 * is let go.
 */
export function usePressFromField(): boolean {
  const [isPressed, setPressed] = useState(false);

  useEffect(() => {
    let end: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(end);
      setPressed(document.activeElement?.matches(field) ?? false);
    };
    // What is pressed is told of it right after the press is let go.
    const letGo = () => {
      end = setTimeout(() => setPressed(false));
    };
    const events = [
      ['mousedown', begin],
      ['mouseup', letGo],
      ['dragend', letGo],
    ] as const;
    for (const [type, listener] of events) window.addEventListener(type, listener, { capture: true });
    return () => {
      clearTimeout(end);
      for (const [type, listener] of events) window.removeEventListener(type, listener, { capture: true });
    };
  }, []);

  return isPressed;
}
