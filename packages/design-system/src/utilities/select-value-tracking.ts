import { useLayoutEffect, type RefObject } from 'react';

type Known = () => string | undefined;

const known = new WeakMap<HTMLSelectElement, Known>();

/** Notes which value of a `<select>` its component knows. React itself remembers none, as it does for other fields. */
export function useSelectValueTracking(element: RefObject<HTMLSelectElement | null>, value: Known): void {
  useLayoutEffect(() => {
    if (element.current !== null) known.set(element.current, value);
  });
}

/** Whether a `<select>` shows what its component knows. Without its option a value is not shown: nobody chose another. */
export function isSelectValueTracked(select: HTMLSelectElement): boolean {
  const value = known.get(select)?.();
  return select.value === value || [...select.options].every((option) => option.value !== value);
}
