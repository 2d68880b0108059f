import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

type FormPart = HTMLElement & { readonly form?: HTMLFormElement | null };

/**
 * Calls `onReset` after the form of an element has been reset. The browser has then already reset the native
 * controls.
 */
export function useFormReset(element: RefObject<FormPart | null>, onReset: () => void): void {
  const latest = useRef(onReset);
  useLayoutEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = element.current?.form ?? element.current?.closest('form');
    const timers = new Set<ReturnType<typeof setTimeout>>();
    // The DOM event fires before the reset, and a later listener can cancel the reset. So `onReset` waits until all
    // listeners have run.
    const handleReset = (event: Event) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (!event.defaultPrevented) latest.current();
      });
      timers.add(timer);
    };
    form?.addEventListener('reset', handleReset);
    return () => {
      form?.removeEventListener('reset', handleReset);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [element]);
}
