import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Calls back before the submit handlers of a form read its fields. The callback must render its changes
 * synchronously (`flushSync`).
 */
export function useFormSubmit(element: RefObject<HTMLInputElement | null>, onSubmit: () => void): void {
  const latest = useRef(onSubmit);
  useLayoutEffect(() => {
    latest.current = onSubmit;
  });
  useEffect(() => {
    // React handles the event at its root, after this listener on the form.
    const form = element.current?.form;
    const handleSubmit = () => latest.current();
    form?.addEventListener('submit', handleSubmit);
    return () => form?.removeEventListener('submit', handleSubmit);
  }, [element]);
}
