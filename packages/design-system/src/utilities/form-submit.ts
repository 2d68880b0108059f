import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Calls back before a form's handlers read its fields. What the callback changes must be rendered by then (`flushSync`). */
export function useFormSubmit(element: RefObject<HTMLInputElement | null>, onSubmit: () => void): void {
  const latest = useRef(onSubmit);
  useLayoutEffect(() => {
    latest.current = onSubmit;
  });
  useEffect(() => {
    // React handles the event further out, at its root.
    const form = element.current?.form;
    const handleSubmit = () => latest.current();
    form?.addEventListener('submit', handleSubmit);
    return () => form?.removeEventListener('submit', handleSubmit);
  }, [element]);
}
