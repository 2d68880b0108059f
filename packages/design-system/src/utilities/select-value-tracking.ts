import { useLayoutEffect, type RefObject } from 'react';

type Known = () => string | undefined;

const known = new WeakMap<HTMLSelectElement, Known>();

/**
 * Stores the value of a `<select>` that its component knows. React does this for other fields, but not for a
 * select.
 */
export function useSelectValueTracking(element: RefObject<HTMLSelectElement | null>, value: Known): void {
  useLayoutEffect(() => {
    if (element.current !== null) known.set(element.current, value);
  });
}

/**
 * Whether a `<select>` shows the value of its component. Without an option for that value, the `<select>` must show
 * another value, so this does not count as filled in.
 */
export function isSelectValueTracked(select: HTMLSelectElement): boolean {
  const value = known.get(select)?.();
  return select.value === value || [...select.options].every((option) => option.value !== value);
}
